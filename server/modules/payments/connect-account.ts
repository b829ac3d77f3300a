import { isDeepStrictEqual } from 'node:util';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  connectPaymentAccount,
  disconnectPayments as disconnectCall,
  PaymentSettings,
  putManualPayment,
  testPaymentAccount,
} from '@vitrine/contracts/payment-accounts.ts';
import {
  manualPaymentOf,
  manualPaymentProblems,
  type ManualPaymentSettings,
} from '@vitrine/domain/payment/manual-payment.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { SecretKeyMissing } from '../../platform/secrets.ts';
import { bumpRevision, changeSettings, getWebsite, lockWebsite, type Site } from '../websites/index.ts';
import { accountContext, openSettings } from './accounts.ts';
import {
  type AccountRow,
  countSubscriptions,
  endConnection,
  findAccounts,
  saveAccount,
} from './account-repository.ts';
import { closedProvider } from './closed-provider.ts';
import type { DefinedProvider, MadeWebhook, VerifiedAccount } from './providers/define-provider.ts';
import { providers } from './providers/index.ts';
import { serversProvider } from './website-providers.ts';

type Entered = Readonly<Record<string, string>>;
type AccountDefinition = NonNullable<DefinedProvider['account']>;

/** The test gateway's name as a provider; it has no settings. */
const TEST = 'test';

const isConnected = ({ disconnectedOn }: AccountRow): boolean => disconnectedOn === null;

/** What takes a website's payments, as its owner sees it. */
export async function viewPaymentSettings(platform: Platform, websiteId: string): Promise<PaymentSettings> {
  const [accounts, website] = await Promise.all([
    findAccounts(platform.db, websiteId),
    getWebsite(platform, websiteId),
  ]);
  if (website === null) throw new Error(`no website ${websiteId}`);
  const account = accounts.find(isConnected) ?? null;
  const servers = serversProvider(platform).provider;
  const provider = account?.provider ?? (accounts.length > 0 ? closedProvider.name : servers.name);
  const isTest = provider === TEST || account?.mode === 'test' || (account === null && servers.testMode);
  return {
    takenBy:
      provider === TEST || provider === closedProvider.name
        ? provider === TEST
          ? 'test'
          : 'none'
        : account === null
          ? 'server'
          : 'account',
    provider,
    mode: isTest ? 'test' : 'live',
    account:
      account === null
        ? null
        : {
            id: account.id,
            provider: account.provider,
            mode: account.mode,
            name: account.name,
            shown: account.shown,
            hasWebhook: account.webhookReference !== null,
            isReadable: account.sealedSettings === null || readSettings(platform, account) !== null,
            connectedOn: account.connectedOn.toISOString(),
          },
    subscriptions: await countSubscriptions(platform.db, {
      websiteId,
      provider,
      accountId: account?.id ?? null,
    }),
    manual: manualPaymentOf(website.settings),
    revision: website.revision,
  };
}

/** Checks settings at their provider, and changes nothing. */
export async function testAccount(
  platform: Platform,
  websiteId: string,
  name: string,
  settings: Entered,
): Promise<Result<Pick<VerifiedAccount, 'name' | 'mode'>, FailureOf<typeof testPaymentAccount>>> {
  const definition = definitionOf(name);
  if (definition === null) return fail('PAYMENT_PROVIDER_UNKNOWN');
  const connected = (await findAccounts(platform.db, websiteId)).find(isConnected);
  const entered = readEntered(
    platform,
    definition,
    settings,
    connected?.provider === name ? connected : undefined,
  );
  const verified = await answerOf(platform, () => definition.verify(platform, entered));
  if (!verified.ok) return verified;
  const { name: called, mode } = verified.value;
  return ok({ name: called, mode });
}

/**
 * Connects an account: checked at its provider, its webhook made, stored encrypted. Other keys of an account that was
 * connected before replace those, so that what it took can be refunded with the new ones.
 */
export async function connectAccount(
  platform: Platform,
  site: Site,
  name: string,
  input: { readonly settings: Entered; readonly seen: string | null },
): Promise<Result<PaymentSettings, FailureOf<typeof connectPaymentAccount>>> {
  const { websiteId } = site;
  if (name === TEST) return connectTestGateway(platform, websiteId, input.seen);
  const definition = definitionOf(name);
  if (definition === null) return fail('PAYMENT_PROVIDER_UNKNOWN');
  const accounts = await findAccounts(platform.db, websiteId);
  const connected = accounts.find(isConnected);
  if ((connected?.id ?? null) !== input.seen) return fail('STALE_REVISION');
  const stored = connected?.provider === name ? connected : undefined;
  const entered = readEntered(platform, definition, input.settings, stored);
  const verified = await answerOf(platform, () => definition.verify(platform, entered));
  if (!verified.ok) return verified;
  const account = verified.value;
  const known = accounts.find(
    (each) => each.provider === name && each.reference === account.reference && each.mode === account.mode,
  );
  const id = known?.id ?? newId(platform.clock.now());
  const webhookUrl = `${site.origin}/api/payments/${name}/webhook/${websiteId}/${id}`;
  const made = await answerOf<MadeWebhook<string>, never>(platform, async () =>
    ok(await definition.connect(platform, entered, webhookUrl)),
  );
  if (!made.ok) return made;
  const isSaved = await connectRow(platform, input.seen, {
    websiteId,
    id,
    provider: name,
    ...account,
    sealedSettings: platform.secrets.seal(made.value.settings, accountContext({ websiteId, id })),
    webhookReference: made.value.reference,
    connectedOn: known?.connectedOn ?? new Date(platform.clock.now()),
    disconnectedOn: null,
  });
  const obsolete = isSaved ? (known?.webhookReference ?? null) : made.value.reference;
  if (obsolete !== null) await removeWebhook(platform, definition, made.value.settings, obsolete);
  return isSaved ? ok(await viewPaymentSettings(platform, websiteId)) : fail('STALE_REVISION');
}

async function connectTestGateway(
  platform: Platform,
  websiteId: string,
  seen: string | null,
): Promise<Result<PaymentSettings, 'STALE_REVISION'>> {
  const row = await testGatewayRow(platform, websiteId);
  if (!(await connectRow(platform, seen, { ...row, disconnectedOn: null }))) return fail('STALE_REVISION');
  return ok(await viewPaymentSettings(platform, websiteId));
}

/** Takes no more card payments. The keys stay, encrypted, since earlier payments are refunded with them. */
export async function disconnectPayments(
  platform: Platform,
  websiteId: string,
  seen: string | null,
): Promise<Result<PaymentSettings, FailureOf<typeof disconnectCall>>> {
  const row = {
    ...(await testGatewayRow(platform, websiteId)),
    disconnectedOn: new Date(platform.clock.now()),
  };
  const now = row.disconnectedOn;
  const isDone = await changeConnection(platform, websiteId, seen, async (tx, accounts) => {
    await endConnection(tx, websiteId, now);
    // A website without any account is served by the server's provider: an ended one says that nothing is.
    if (accounts.length === 0) await saveAccount(tx, row);
  });
  return isDone ? ok(await viewPaymentSettings(platform, websiteId)) : fail('STALE_REVISION');
}

/** Changes the ways to pay by hand. Orders that were placed keep what was agreed with them. */
export async function changeManualPayment(
  platform: Platform,
  websiteId: string,
  input: { readonly manual: ManualPaymentSettings; readonly seen: ManualPaymentSettings },
): Promise<Result<PaymentSettings, FailureOf<typeof putManualPayment>>> {
  const fields = manualPaymentProblems(input.manual);
  if (Object.keys(fields).length > 0) return fail('PAYMENT_SETTINGS_INVALID', { fields });
  const changed = await changeSettings(platform, websiteId, (stored) =>
    isDeepStrictEqual(manualPaymentOf(stored), input.seen)
      ? ok({ manualPayment: input.manual })
      : fail('STALE_REVISION'),
  );
  return changed.ok ? ok(await viewPaymentSettings(platform, websiteId)) : changed;
}

/** The stored row of the test gateway, or a new one. */
async function testGatewayRow(platform: Platform, websiteId: string): Promise<AccountRow> {
  const now = platform.clock.now();
  const known = (await findAccounts(platform.db, websiteId)).find(({ provider }) => provider === TEST);
  return (
    known ?? {
      websiteId,
      id: newId(now),
      provider: TEST,
      mode: 'test',
      reference: '',
      name: '',
      sealedSettings: null,
      shown: {},
      webhookReference: null,
      connectedOn: new Date(now),
      disconnectedOn: null,
    }
  );
}

/** Stores an account as the connected one. False when another one was connected meanwhile. */
function connectRow(platform: Platform, seen: string | null, row: AccountRow): Promise<boolean> {
  return changeConnection(platform, row.websiteId, seen, async (tx) => {
    await endConnection(tx, row.websiteId, new Date(platform.clock.now()));
    await saveAccount(tx, row);
  });
}

/** Changes what is connected, under the website's lock. False when it is not what the owner saw. */
function changeConnection(
  platform: Platform,
  websiteId: string,
  seen: string | null,
  change: (tx: Parameters<typeof saveAccount>[0], accounts: readonly AccountRow[]) => Promise<void>,
): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const accounts = await findAccounts(tx, websiteId);
    if ((accounts.find(isConnected)?.id ?? null) !== seen) return false;
    await change(tx, accounts);
    await bumpRevision(tx, websiteId);
    return true;
  });
}

const definitionOf = (name: string): AccountDefinition | null =>
  providers.find((provider) => provider.name === name)?.account ?? null;

/** The settings of an account; null when they were encrypted with another key. */
function readSettings(platform: Platform, account: AccountRow): string | null {
  try {
    return openSettings(platform, account);
  } catch (error) {
    if (error instanceof SecretKeyMissing) return null;
    throw error;
  }
}

/** What was entered, with stored secrets where none was: a secret is never sent back to be sent again. */
function readEntered(
  platform: Platform,
  definition: AccountDefinition,
  settings: Entered,
  connected: AccountRow | undefined,
): Entered {
  const entered = definition.settings.parse(settings);
  const kept = connected === undefined ? null : readSettings(platform, connected);
  if (kept === null) return entered;
  const stored = JSON.parse(kept) as Entered;
  const unchanged = definition.secret.filter((name) => (entered[name] ?? '') === '');
  return { ...entered, ...Object.fromEntries(unchanged.map((name) => [name, stored[name] ?? ''])) };
}

/** The provider's result; a failure when it cannot be reached. */
async function answerOf<T, Code extends string>(
  platform: Platform,
  ask: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code | 'PAYMENT_PROVIDER_SILENT'>> {
  try {
    return await ask();
  } catch (error) {
    platform.log.warn({ err: error }, 'a payment account could not be checked');
    return fail('PAYMENT_PROVIDER_SILENT');
  }
}

/** One that stays sends events that nobody verifies: no harm, so no failure. */
async function removeWebhook(
  platform: Platform,
  definition: AccountDefinition,
  settings: string,
  reference: string,
): Promise<void> {
  try {
    await definition.removeWebhook(platform, settings, reference);
  } catch (error) {
    platform.log.warn({ err: error }, 'a webhook that is replaced could not be removed');
  }
}
