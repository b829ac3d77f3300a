import {
  type Config,
  type ReadSetting,
  readOrigin,
  readUrl,
  type StripePlace,
} from '../../../../platform/config.ts';
import { StartRefused } from '../../../../platform/start-refused.ts';

/** An account at Stripe. The two secrets are never logged and never leave the server. */
export interface StripeKeys {
  readonly secretKey: string;
  /** Public: sent to buyers' browsers. */
  readonly publishableKey: string;
  /** Verifies the signature of Stripe's webhooks. */
  readonly webhookSecret: string;
}

export interface StripeSettings extends StripeKeys, StripePlace {}

declare module '../../../../platform/config.ts' {
  interface ProviderSettings {
    readonly stripe: StripeKeys & Partial<StripePlace>;
  }
}

const SCRIPT = 'https://js.stripe.com/v3/';

const keys = {
  STRIPE_SECRET_KEY: 'sk_',
  STRIPE_PUBLISHABLE_KEY: 'pk_',
  STRIPE_WEBHOOK_SECRET: 'whsec_',
} as const;

/** All three keys or none: with one missing, payments could be taken without us ever learning of them. */
export function readStripeSettings(read: ReadSetting): StripeSettings | null {
  const names = Object.keys(keys) as (keyof typeof keys)[];
  if (names.every((name) => read(name) === null)) return null;
  const key = (name: keyof typeof keys): string => {
    const value = read(name);
    const start = keys[name];
    // A restricted key works like a secret key.
    if (value !== null && (value.startsWith(start) || (start === 'sk_' && value.startsWith('rk_')))) {
      return value;
    }
    // The value may be another secret, so it is not repeated.
    throw new StartRefused(
      `${name} must be set to a key that begins with ${start}, since Stripe needs ${names.join(', ')} together; unset all three to use the test gateway.`,
    );
  };
  return {
    secretKey: key('STRIPE_SECRET_KEY'),
    publishableKey: key('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: key('STRIPE_WEBHOOK_SECRET'),
    ...readStripePlace(read),
  };
}

/** Where Stripe is: itself, or a fake of it. */
export function readStripePlace(read: ReadSetting): StripePlace {
  return {
    apiBase: readOrigin('STRIPE_API_BASE', read('STRIPE_API_BASE')),
    scriptUrl: readUrl('STRIPE_JS_URL', read('STRIPE_JS_URL'), ['http:', 'https:'], SCRIPT) ?? SCRIPT,
  };
}

/** Keys with where they are used, which is not stored with an account: a copy of a shop may use a fake. */
export function placedAt<Keys extends object>(config: Config, own: Keys): StripePlace & Keys {
  return { apiBase: null, scriptUrl: SCRIPT, ...config.stripePlace, ...own };
}
