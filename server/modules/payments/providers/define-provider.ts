import type { Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
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

/** A provider with its settings: what takes payments, and what their form needs. */
export interface OpenedProvider {
  readonly provider: PaymentProvider;
  /** Null where the card is typed into our own form. */
  readonly cardFields: CardFields | null;
}

/** An account as its provider describes it. */
export interface VerifiedAccount {
  readonly mode: 'test' | 'live';
  /** The provider's own id of the account; '' where it has none. */
  readonly reference: string;
  readonly name: string;
  /** The settings as their owner sees them: secrets abbreviated. */
  readonly shown: Readonly<Record<string, string>>;
}

/** A webhook made for an account. */
export interface MadeWebhook<Settings> {
  /** The settings with what verifies the webhook's events. */
  readonly settings: Settings;
  /** The provider's id for it; null where it refuses the address, for example one of this machine. */
  readonly reference: string | null;
}

/** An account that an owner connects on the payments screen. Every call throws when the provider cannot be reached. */
interface AccountDefinition<Settings> {
  /** What the owner enters, all text. */
  readonly settings: z.ZodType<Readonly<Record<string, string>>>;
  /** Names of those that are never shown again. */
  readonly secret: readonly string[];
  /** Fails with a sentence per field: keys of another kind, of two accounts, or without the rights it takes. */
  readonly verify: (
    platform: Platform,
    entered: Readonly<Record<string, string>>,
  ) => Promise<Result<VerifiedAccount, 'PAYMENT_SETTINGS_INVALID'>>;
  readonly connect: (
    platform: Platform,
    entered: Readonly<Record<string, string>>,
    webhookUrl: string,
  ) => Promise<MadeWebhook<Settings>>;
  /** Removes the webhook; one that is gone is no failure. */
  readonly removeWebhook: (platform: Platform, settings: Settings, webhookReference: string) => Promise<void>;
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
  readonly cardFields?: (settings: ProviderSettings[Name], config: Config) => CardFields;
  /** Left out by a provider that only the environment sets up. */
  readonly account?: AccountDefinition<ProviderSettings[Name]>;
  /** Its webhook; registered whether it is set up or not. */
  readonly routes?: readonly Route[];
}

/** A payment provider, whatever its settings are. */
export interface DefinedProvider {
  readonly name: keyof ProviderSettings;
  readonly readSettings: (read: ReadSetting) => Partial<ProviderSettings>;
  /** With the settings of the environment; null where it has none. One per platform. */
  readonly openServers: (platform: Platform) => OpenedProvider | null;
  /** With the settings of an account, as JSON. */
  readonly openAccount: (platform: Platform, settings: string) => OpenedProvider;
  /** Its settings are JSON, since an account is stored as text. */
  readonly account: AccountDefinition<string> | null;
  readonly routes: readonly Route[];
}

/** A payment provider; `providers/index.ts` lists them. */
export function defineProvider<Name extends keyof ProviderSettings>(
  definition: ProviderDefinition<Name>,
): DefinedProvider {
  type Settings = ProviderSettings[Name];
  const { name, account } = definition;
  const settingsOf = (config: Config): Settings | null => config.providers[name] ?? null;
  const open = (platform: Platform, settings: Settings): OpenedProvider => ({
    provider: definition.open(platform, settings),
    cardFields: definition.cardFields?.(settings, platform.config) ?? null,
  });
  return {
    name,
    readSettings(read) {
      const settings = definition.readSettings(read);
      return settings === null ? {} : ({ [name]: settings } as Partial<ProviderSettings>);
    },
    openServers: perPlatform((platform) => {
      const settings = settingsOf(platform.config);
      return settings === null ? null : open(platform, settings);
    }),
    openAccount: (platform, settings) => open(platform, JSON.parse(settings) as Settings),
    account:
      account === undefined
        ? null
        : {
            ...account,
            async connect(platform, entered, webhookUrl) {
              const made = await account.connect(platform, entered, webhookUrl);
              return { ...made, settings: JSON.stringify(made.settings) };
            },
            removeWebhook: (platform, settings, webhookReference) =>
              account.removeWebhook(platform, JSON.parse(settings) as Settings, webhookReference),
          },
    routes: definition.routes ?? [],
  };
}
