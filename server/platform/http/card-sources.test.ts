import { describe, expect, it } from 'vitest';
import type { StripeSettings } from '../config.ts';
import { cardSources } from './card-sources.ts';
import { pagePolicy, securityHeaders } from './security-headers.ts';

const stripe: StripeSettings = {
  secretKey: 'sk_test_a',
  publishableKey: 'pk_test_b',
  webhookSecret: 'whsec_c',
  apiBase: null,
  scriptUrl: 'https://js.stripe.com/v3/',
};

describe('the extra sources of a page that takes cards', () => {
  it("are Stripe's script, frames and calls, and a form target at the bank", () => {
    for (const url of [
      '/checkout',
      '/checkout?x=1',
      '/checkout/subscribe?cartToken=y',
      '/subscription/abc',
    ]) {
      const policy = pagePolicy(cardSources(url, { stripe }) ?? {});
      expect(policy).toContain("script-src 'self' https://js.stripe.com;");
      expect(policy).toContain(' https://js.stripe.com https://hooks.stripe.com; form-action');
      expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
      expect(policy).toContain("form-action 'self' https://hooks.stripe.com;");
    }
  });

  it('are none on other pages, nor anywhere without Stripe', () => {
    for (const url of ['/', '/shop', '/checkouts', '/cart', '/config/orders', '/order-status/abc']) {
      expect(cardSources(url, { stripe })).toBeNull();
    }
    expect(cardSources('/checkout', { stripe: null })).toBeNull();
    expect(securityHeaders['content-security-policy']).not.toContain('stripe');
    expect(pagePolicy()).toContain("form-action 'self';");
  });

  it('are those of Stripe’s stand-in where one is configured', () => {
    const local = 'http://127.0.0.1:12111';
    const sources = cardSources('/checkout', {
      stripe: { ...stripe, apiBase: local, scriptUrl: `${local}/v3/` },
    });
    expect(sources).toEqual({
      scripts: [local],
      frames: [local],
      connections: [local],
      formTargets: [local],
    });
  });
});
