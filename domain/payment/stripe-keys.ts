import { stripeKeyTexts as text } from '../text/en/payment-account.ts';

export interface EnteredStripeKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
}

type KeyProblems = Partial<Record<keyof EnteredStripeKeys, string>>;

/** A key of the API, as Stripe writes it. */
const key = (kinds: string): RegExp => new RegExp(`^(?:${kinds})_(live|test)_[A-Za-z0-9_]{4,247}$`);
const publishable = key('pk');
const secret = key('sk|rk');

/** 'test' also for what is no key. */
export const stripeKeyMode = (entered: string): 'live' | 'test' =>
  /^[a-z]k_live_/.test(entered) ? 'live' : 'test';

/** What is wrong with keys by their look alone, a sentence per field; none where they may be right. */
export function stripeKeyProblems({ publishableKey, secretKey }: EnteredStripeKeys): KeyProblems {
  const first = publishableProblem(publishableKey);
  const second = secretProblem(secretKey);
  const problems = {
    ...(first === null ? {} : { publishableKey: first }),
    ...(second === null ? {} : { secretKey: second }),
  };
  if (first !== null || second !== null) return problems;
  const mode = stripeKeyMode(secretKey);
  if (mode === stripeKeyMode(publishableKey)) return {};
  return { secretKey: mode === 'test' ? text.secretIsTest : text.secretIsLive };
}

function publishableProblem(entered: string): string | null {
  if (entered === '') return text.publishableMissing;
  if (/^[sr]k_/.test(entered)) return text.publishableIsSecret;
  return publishable.test(entered) ? null : text.publishableUnknown;
}

function secretProblem(entered: string): string | null {
  if (entered === '') return text.secretMissing;
  if (entered.startsWith('pk_')) return text.secretIsPublishable;
  if (entered.startsWith('whsec_')) return text.secretIsWebhook;
  return secret.test(entered) ? null : text.secretUnknown;
}

/** A secret key as its owner sees it again, e.g. `sk_live_…1234`. */
export function abbreviateStripeKey(entered: string): string {
  return `${/^[a-z]k_(?:live|test)_/.exec(entered)?.[0] ?? ''}…${entered.slice(-4)}`;
}
