import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { StripeSettings } from '../config.ts';
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts';

const stripe: StripeSettings = {
  secretKey: 'sk_test_a',
  publishableKey: 'pk_test_b',
  webhookSecret: 'whsec_c',
  apiBase: null,
  scriptUrl: 'https://js.stripe.com/v3/',
};

async function policyOf(url: string, settings: StripeSettings | null): Promise<Record<string, string>> {
  const app = fastify();
  registerSecurityHeaders(app, { stripe: settings });
  app.get('/*', () => 'page');
  const answer = await app.inject(url);
  const policy = String(answer.headers['content-security-policy']);
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
}

describe('what pages may load', () => {
  it('is their own origin alone without Stripe', async () => {
    for (const url of ['/', '/checkout', '/subscription/abc']) {
      const policy = await policyOf(url, null);
      expect(policy['script-src']).toBe("'self'");
      expect(policy).not.toHaveProperty('frame-src');
      expect(policy['form-action']).toBe("'self'");
    }
  });

  it("is Stripe's script and its frames too where a card is typed, and nowhere else", async () => {
    for (const url of [
      '/checkout',
      '/checkout?x=1',
      '/checkout/subscribe?cartToken=y',
      '/subscription/abc',
    ]) {
      expect(await policyOf(url, stripe)).toMatchObject({
        'script-src': "'self' https://js.stripe.com",
        'frame-src': "'self' https://js.stripe.com https://hooks.stripe.com",
        'connect-src': "'self' https://api.stripe.com",
        'form-action': "'self' https://hooks.stripe.com",
        'default-src': "'self'",
        'object-src': "'none'",
      });
    }
    for (const url of ['/', '/shop', '/checkouts', '/cart', '/config/orders', '/order-status/abc']) {
      const policy = await policyOf(url, stripe);
      expect(policy['script-src']).toBe("'self'");
      expect(policy).not.toHaveProperty('frame-src');
    }
  });

  it('is the stand-in of Stripe where one is named', async () => {
    const local = 'http://127.0.0.1:12111';
    const policy = await policyOf('/checkout', { ...stripe, apiBase: local, scriptUrl: `${local}/v3/` });
    expect(policy['script-src']).toBe(`'self' ${local}`);
    expect(policy['frame-src']).toBe(`'self' ${local}`);
    expect(policy['form-action']).toBe(`'self' ${local}`);
  });

  it('never changes for pages that are kept in the cache', () => {
    expect(securityHeaders['content-security-policy']).not.toContain('stripe');
  });
});
