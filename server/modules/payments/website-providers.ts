import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../platform/db/database.ts';
import { type ProviderSettings, type ReadSetting } from '../../platform/config.ts';
import type { OutsideSources } from '../../platform/http/security-headers.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { SecretKeyMissing } from '../../platform/secrets.ts';
import type { Site } from '../../platform/site.ts';
import { StartRefused } from '../../platform/start-refused.ts';
import { accountsOf, openSettings } from './accounts.ts';
import { type AccountRow, findAccounts } from './account-repository.ts';
import { closedProvider } from './closed-provider.ts';
import { manualProvider } from './manual-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { DefinedProvider, OpenedProvider } from './providers/define-provider.ts';
import { providers } from './providers/index.ts';
import { testGateway } from './providers/test-gateway/test-gateway.ts';

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

const testGatewayOf = perPlatform((platform): OpenedProvider => ({
  provider: testGateway(platform),
  cardFields: null,
}));

const closed: OpenedProvider = { provider: closedProvider, cardFields: null };

/**
 * Accounts that are open, by their encrypted settings. Unlike the rows they outlive a change of the website, which a
 * sale of the last units is: a provider's client keeps its connections.
 */
const openedIn = perPlatform(() => new LRUCache<string, OpenedProvider>({ max: 1_000 }));

/** @throws SecretKeyMissing */
function openAccount(platform: Platform, account: AccountRow): OpenedProvider {
  const defined = providers.find(({ name }) => name === account.provider);
  if (defined === undefined || account.sealedSettings === null) return testGatewayOf(platform);
  const cache = openedIn(platform);
  const known = cache.get(account.sealedSettings);
  if (known !== undefined) return known;
  const opened = defined.openAccount(platform, openSettings(platform, account));
  const own = { ...opened, provider: { ...opened.provider, accountId: account.id } };
  cache.set(account.sealedSettings, own);
  return own;
}

/** The provider of a website that never had an account: that of the environment, else the test gateway. */
export function serversProvider(platform: Platform): OpenedProvider {
  for (const defined of providers) {
    const opened = defined.openServers(platform);
    if (opened !== null) return opened;
  }
  return testGatewayOf(platform);
}

async function openedOf(platform: Platform, websiteId: string, tx?: Queryable): Promise<OpenedProvider> {
  const accounts = await (tx === undefined ? accountsOf(platform, websiteId) : findAccounts(tx, websiteId));
  if (accounts.length === 0) return serversProvider(platform);
  const connected = accounts.find(({ disconnectedOn }) => disconnectedOn === null);
  if (connected === undefined) return closed;
  try {
    return openAccount(platform, connected);
  } catch (error) {
    if (!(error instanceof SecretKeyMissing)) throw error;
    platform.log.error({ websiteId, accountId: connected.id }, error.message);
    return closed;
  }
}

/**
 * The provider that takes a website's payments; `name` is 'none' where nothing does. In a transaction pass it as `tx`,
 * so that no second connection is needed.
 */
export async function providerOf(
  platform: Platform,
  websiteId: string,
  tx?: Queryable,
): Promise<PaymentProvider> {
  return (await openedOf(platform, websiteId, tx)).provider;
}

/** Which provider, and which of its accounts, took a payment. */
export interface PaymentTaker {
  readonly websiteId: string;
  readonly provider: string;
  readonly accountId: string | null;
}

/**
 * The provider that took an earlier payment, with the account that took it, connected or not. Null when there is no
 * access to it any more.
 * @throws SecretKeyMissing
 */
export async function providerOfPayment(
  platform: Platform,
  { websiteId, provider, accountId }: PaymentTaker,
): Promise<PaymentProvider | null> {
  if (provider === 'test') return testGatewayOf(platform).provider;
  // Nothing was due.
  if (provider === closedProvider.name) return closedProvider;
  if (provider === manualProvider.name) return manualProvider;
  const servers = providers.find(({ name }) => name === provider)?.openServers(platform) ?? null;
  if (accountId === null && servers !== null) return servers.provider;
  const accounts = await accountsOf(platform, websiteId);
  // Taken with keys of the environment that have moved to the payments screen since: the first account has them.
  const account = accounts.find((each) =>
    accountId === null ? each.provider === provider : each.id === accountId,
  );
  return account === undefined ? null : openAccount(platform, account).provider;
}

/** A website's provider, as far as a buyer's browser needs it. */
export async function providerView(platform: Platform, websiteId: string): Promise<CheckoutProviderView> {
  const { provider, cardFields: fields } = await openedOf(platform, websiteId);
  return {
    name: provider.name,
    takesCards: provider.takesCards,
    publishableKey: fields?.publishableKey ?? '',
    scriptUrl: fields?.scriptUrl ?? '',
  };
}

/** The `csp` of pages with card fields; null where the card is typed into our own form. */
export async function cardFields(
  platform: Platform,
  { websiteId }: Pick<Site, 'websiteId'>,
): Promise<OutsideSources | null> {
  return (await openedOf(platform, websiteId)).cardFields?.sources ?? null;
}
