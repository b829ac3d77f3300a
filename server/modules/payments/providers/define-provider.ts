import type { Config, ProviderSettings, ReadSetting } from '../../../platform/config.ts';
import type { Route } from '../../../platform/http/route.ts';
import type { OutsideSources } from '../../../platform/http/security-headers.ts';
import { perPlatform } from '../../../platform/per-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaymentProvider } from '../payment-provider.ts';

/** Card fields of a provider's own script, which `storefront/payments/<name>/` mounts. */
interface CardFields {
  /** Public: sent to buyers' browsers. */
  readonly publishableKey: string;
  readonly scriptUrl: string;
  /** What a page with the fields loads from elsewhere. */
  readonly sources: OutsideSources;
}

interface ProviderDefinition<Name extends keyof ProviderSettings> {
  /** Stored with each payment, so it never changes. */
  readonly name: Name;
  /**
   * Reads its settings from the environment; null where none is set.
   * @throws StartRefused when they are incomplete or wrong
   */
  readonly readSettings: (read: ReadSetting) => ProviderSettings[Name] | null;
  readonly open: (platform: Platform, settings: ProviderSettings[Name]) => PaymentProvider;
  /** Left out by a provider whose cards are typed into our own form. */
  readonly cardFields?: (settings: ProviderSettings[Name]) => CardFields;
  /** Its webhook; registered whether it is set up or not. */
  readonly routes?: readonly Route[];
}

/** A payment provider, whatever its settings are. */
export interface DefinedProvider {
  readonly name: keyof ProviderSettings;
  readonly readSettings: (read: ReadSetting) => Partial<ProviderSettings>;
  readonly isSetUp: (config: Config) => boolean;
  /** Null where it is not set up. One per platform. */
  readonly open: (platform: Platform) => PaymentProvider | null;
  readonly cardFields: (config: Config) => CardFields | null;
  readonly routes: readonly Route[];
}

/** A payment provider; `providers/index.ts` lists them. */
export function defineProvider<Name extends keyof ProviderSettings>(
  definition: ProviderDefinition<Name>,
): DefinedProvider {
  const { name } = definition;
  const settingsOf = (config: Config): ProviderSettings[Name] | null => config.providers[name] ?? null;
  return {
    name,
    readSettings(read) {
      const settings = definition.readSettings(read);
      return settings === null ? {} : ({ [name]: settings } as Partial<ProviderSettings>);
    },
    isSetUp: (config) => settingsOf(config) !== null,
    open: perPlatform((platform) => {
      const settings = settingsOf(platform.config);
      return settings === null ? null : definition.open(platform, settings);
    }),
    cardFields(config) {
      const settings = settingsOf(config);
      return settings === null ? null : (definition.cardFields?.(settings) ?? null);
    },
    routes: definition.routes ?? [],
  };
}
