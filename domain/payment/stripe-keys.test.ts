import { describe, expect, it } from 'vitest';
import { abbreviateStripeKey, stripeKeyProblems } from './stripe-keys.ts';

const problems = (publishableKey: string, secretKey: string) =>
  stripeKeyProblems({ publishableKey, secretKey });

describe('keys of Stripe', () => {
  it.each([
    ['pk_live_51Habc', 'sk_live_51Habc'],
    ['pk_test_51Habc', 'rk_test_51Habc'],
  ])('%s and %s may be right', (publishableKey, secretKey) => {
    expect(problems(publishableKey, secretKey)).toEqual({});
  });

  it('of the wrong kind are named for what they are', () => {
    expect(problems('sk_live_51Habc', 'pk_live_51Habc')).toEqual({
      publishableKey: 'This is a secret key. The publishable key goes here: it begins with pk_.',
      secretKey: 'This is a publishable key. The secret key goes here: it begins with sk_ or rk_.',
    });
    expect(problems('pk_live_51Habc', 'whsec_51Habc').secretKey).toMatch(/^This is the signing secret/);
    expect(problems('hello', 'sk_live_')).toEqual({
      publishableKey: 'This is no publishable key of Stripe. It begins with pk_live_ or pk_test_.',
      secretKey: 'This is no secret key of Stripe. It begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
    });
    expect(problems('', '').publishableKey).toMatch(/^Enter the publishable key/);
    expect(problems('', '').secretKey).toMatch(/^Enter the secret key/);
  });

  it('of test mode and of live mode do not go together', () => {
    expect(problems('pk_live_51Habc', 'sk_test_51Habc').secretKey).toMatch(/^This is a key of test mode/);
    expect(problems('pk_test_51Habc', 'rk_live_51Habc').secretKey).toMatch(/^This is a key of live mode/);
  });

  it('are shown again by their kind and last four letters only', () => {
    expect(abbreviateStripeKey('sk_live_51Habcdefgh1234')).toBe('sk_live_…1234');
  });
});
