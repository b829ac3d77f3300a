import {
  abbreviateStripeKey,
  stripeKeyMode,
  stripeKeyProblems,
} from '@vitrine/domain/payment/stripe-keys.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { stripeKeyTexts as text, stripeRights } from '@vitrine/domain/text/en/payment-account.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { Stripe } from 'stripe';
import * as z from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import type { MadeWebhook, VerifiedAccount } from '../define-provider.ts';
import { placedAt, type StripeKeys } from './settings.ts';
import { API_VERSION, stripeClient, withSafeErrors } from './stripe-client.ts';
import { handledEvents } from './stripe-webhook.ts';

const entered = z.object({
  publishableKey: z.string().trim().default(''),
  secretKey: z.string().trim().default(''),
});

/** A Stripe account, as an owner connects it with its two keys. */
export const stripeAccount = {
  settings: entered,
  secret: ['secretKey'],
  verify: (platform: Platform, keys: Readonly<Record<string, string>>) =>
    withSafeErrors(() => verify(platform, entered.parse(keys))),
  connect: (platform: Platform, keys: Readonly<Record<string, string>>, webhookUrl: string) =>
    withSafeErrors(() => connect(platform, entered.parse(keys), webhookUrl)),
  removeWebhook: (platform: Platform, keys: StripeKeys, webhookReference: string) =>
    withSafeErrors(() => removeWebhook(clientFor(platform, keys), webhookReference)),
};

type Keys = z.output<typeof entered>;
type Refused = ReturnType<typeof fail<'PAYMENT_SETTINGS_INVALID'>>;

const clientFor = (platform: Platform, keys: Pick<StripeKeys, 'secretKey'>): Stripe =>
  stripeClient(placedAt(platform.config, { secretKey: keys.secretKey }));

const refuse = (fields: Readonly<Record<string, string>>): Refused =>
  fail('PAYMENT_SETTINGS_INVALID', { fields });

async function verify(
  platform: Platform,
  keys: Keys,
): Promise<Result<VerifiedAccount, 'PAYMENT_SETTINGS_INVALID'>> {
  const problems = stripeKeyProblems(keys);
  if (Object.keys(problems).length > 0) return refuse(problems);
  const client = clientFor(platform, keys);
  try {
    const missing = await missingRights(client);
    if (missing.length > 0) {
      return refuse({ secretKey: fillText(text.rightsMissing, { rights: missing.join(', ') }) });
    }
    const account = await accountOf(client, keys);
    if (!account.isActivated && stripeKeyMode(keys.secretKey) === 'live') {
      return refuse({ secretKey: text.notActivated });
    }
    const problem = await pairProblem(platform, client, keys.publishableKey);
    if (problem !== null) return refuse({ publishableKey: problem });
    return ok({
      mode: stripeKeyMode(keys.secretKey),
      reference: account.id,
      name: account.name,
      shown: { publishableKey: keys.publishableKey, secretKey: abbreviateStripeKey(keys.secretKey) },
    });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      return refuse({ secretKey: text.secretRefused });
    }
    throw error;
  }
}

/** Ids that no object has: what matters is whether Stripe says "not allowed" or "not found". */
const nothing = (kind: string): string => `${kind}_vitrine_checks_rights`;

/** The rights that a restricted key lacks, by their names at Stripe. Each is asked for without changing anything. */
async function missingRights(client: Stripe): Promise<readonly string[]> {
  const asked: readonly [string, Promise<unknown>][] = [
    [stripeRights.customers, client.customers.update(nothing('cus'), { metadata: {} })],
    [stripeRights.intents, client.paymentIntents.cancel(nothing('pi'))],
    [stripeRights.methods, client.paymentMethods.update(nothing('pm'), { metadata: {} })],
    [stripeRights.refunds, client.refunds.update(nothing('re'), { metadata: {} })],
    [stripeRights.setups, client.setupIntents.cancel(nothing('seti'))],
    [stripeRights.webhooks, client.webhookEndpoints.update(nothing('we'), { metadata: {} })],
  ];
  const answers = await Promise.allSettled(asked.map(([, answer]) => answer));
  const missing: string[] = [];
  for (const [position, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') continue;
    const error: unknown = answer.reason;
    if (error instanceof Stripe.errors.StripePermissionError) missing.push(asked[position]?.[0] ?? '');
    else if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  return missing;
}

/**
 * The account of a key. A restricted key may never read it, whatever its rights: then the refusal names the account,
 * and without that its publishable key identifies it.
 */
async function accountOf(
  client: Stripe,
  { publishableKey }: Keys,
): Promise<{ readonly id: string; readonly name: string; readonly isActivated: boolean }> {
  try {
    const account = await client.accounts.retrieveCurrent();
    const name = account.settings?.dashboard.display_name ?? account.business_profile?.name ?? '';
    return { id: account.id, name, isActivated: account.charges_enabled };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    return { id: /acct_\w+/.exec(error.message)?.[0] ?? publishableKey, name: '', isActivated: true };
  }
}

/** Whether a publishable key sees what the secret key has just made: only those of one account do. */
async function pairProblem(
  platform: Platform,
  client: Stripe,
  publishableKey: string,
): Promise<string | null> {
  const setup = await client.setupIntents.create({
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
  });
  try {
    await clientFor(platform, { secretKey: publishableKey }).setupIntents.retrieve(setup.id, {
      client_secret: setup.client_secret ?? '',
    });
    return null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return text.publishableRefused;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return text.otherAccount;
    throw error;
  } finally {
    await client.setupIntents.cancel(setup.id);
  }
}

async function connect(platform: Platform, keys: Keys, webhookUrl: string): Promise<MadeWebhook<StripeKeys>> {
  try {
    const made = await clientFor(platform, keys).webhookEndpoints.create({
      url: webhookUrl,
      enabled_events: [...handledEvents],
      api_version: API_VERSION,
      description: 'Vitrine',
    });
    return { settings: { ...keys, webhookSecret: made.secret ?? '' }, reference: made.id };
  } catch (error) {
    // An address Stripe cannot reach. Without events, payments and refunds are found by asking Stripe, a little later.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return { settings: { ...keys, webhookSecret: '' }, reference: null };
    }
    throw error;
  }
}

async function removeWebhook(client: Stripe, webhookReference: string): Promise<void> {
  try {
    await client.webhookEndpoints.del(webhookReference);
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError;
    if (!isGone) throw error;
  }
}
