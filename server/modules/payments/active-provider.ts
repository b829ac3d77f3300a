import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';
import { type ProviderSettings, type ReadSetting } from '../../platform/config.ts';
import type { OutsideSources } from '../../platform/http/security-headers.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { StartRefused } from '../../platform/start-refused.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { DefinedProvider } from './providers/define-provider.ts';
import { providers } from './providers/index.ts';
import { testGateway } from './providers/test-gateway/test-gateway.ts';

const testGatewayOf = perPlatform(testGateway);

/**
 * The settings of the provider that the environment names.
 * @throws StartRefused when they are wrong, or when they are those of two providers
 */
export function readProviderSettings(
  read: ReadSetting,
  known: readonly DefinedProvider[] = providers,
): Partial<ProviderSettings> {
  const named = known
    .map((provider) => provider.readSettings(read))
    .filter((one) => Object.keys(one).length > 0);
  if (named.length > 1) {
    const names = named.flatMap((one) => Object.keys(one)).join(' and ');
    throw new StartRefused(
      `Settings of ${names} are set, but one provider takes the payments: unset those of the others.`,
    );
  }
  return named[0] ?? {};
}

const active = (platform: Platform): DefinedProvider | undefined =>
  providers.find((provider) => provider.isSetUp(platform.config));

/** The payment provider of this server: the one that is set up, else the test gateway. */
export function paymentProvider(platform: Platform): PaymentProvider {
  return active(platform)?.open(platform) ?? testGatewayOf(platform);
}

/** The provider that took an earlier payment; null when this server has no access to it any more. */
export function providerNamed(platform: Platform, name: string): PaymentProvider | null {
  if (name === 'test') return testGatewayOf(platform);
  return providers.find((provider) => provider.name === name)?.open(platform) ?? null;
}

/** The payment provider, as far as a buyer's browser needs it. */
export function providerView(platform: Platform): CheckoutProviderView {
  const { name, takesCards } = paymentProvider(platform);
  const fields = active(platform)?.cardFields(platform.config) ?? null;
  return {
    name,
    takesCards,
    publishableKey: fields?.publishableKey ?? '',
    scriptUrl: fields?.scriptUrl ?? '',
  };
}

/** The `csp` of pages with card fields; null where the card is typed into our own form. */
export const cardFields = (platform: Platform): OutsideSources | null =>
  active(platform)?.cardFields(platform.config)?.sources ?? null;
