import { describe, expect, it } from 'vitest';
import { settingsIn } from '../../../platform/config.ts';
import { StartRefused } from '../../../platform/start-refused.ts';
import { readProviderSettings } from '../website-providers.ts';
import { type DefinedProvider, defineProvider } from './define-provider.ts';
import { providers } from './index.ts';

const read = (environment: Record<string, string>, known?: readonly DefinedProvider[]) =>
  readProviderSettings(settingsIn(environment), known);

const keys = { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_b' };
const all = { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_c' };

describe('the settings of payment providers', () => {
  it('are empty when none is set, so that the test gateway takes the payments', () => {
    expect(read({})).toEqual({});
  });

  it('need all three Stripe keys or none, and never repeat one', () => {
    expect(() => read(keys)).toThrow(StartRefused);
    expect(() => read(keys)).toThrow('STRIPE_WEBHOOK_SECRET must be set to a key that begins with whsec_');
    const swapped = { ...keys, STRIPE_SECRET_KEY: 'whsec_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_c' };
    expect(() => read(swapped)).toThrow(/^STRIPE_SECRET_KEY must(?!.*hidden)/);
    expect(read(all)).toEqual({
      stripe: {
        secretKey: 'sk_live_a',
        publishableKey: 'pk_live_b',
        webhookSecret: 'whsec_c',
        apiBase: null,
        scriptUrl: 'https://js.stripe.com/v3/',
      },
    });
    const fake = { STRIPE_API_BASE: 'http://127.0.0.1:12111', STRIPE_JS_URL: 'http://127.0.0.1:12111/v3/' };
    expect(read({ ...all, ...fake })).toMatchObject({
      stripe: { apiBase: 'http://127.0.0.1:12111', scriptUrl: 'http://127.0.0.1:12111/v3/' },
    });
  });

  it('belong to one provider: with two it would be undefined where the money goes', () => {
    const another = defineProvider({
      name: 'stripe',
      readSettings: (setting) => (setting('OTHER_KEY') === null ? null : ({} as never)),
      open: () => {
        throw new Error('not opened here');
      },
    });
    const both = [...providers, another];
    expect(() => read({ ...all, OTHER_KEY: 'k' }, both)).toThrow('one provider takes the payments');
    expect(read({ OTHER_KEY: 'k' }, both)).toEqual({ stripe: {} });
  });
});
