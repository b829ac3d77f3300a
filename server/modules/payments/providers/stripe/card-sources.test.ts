import { describe, expect, it } from 'vitest';
import { pagePolicy, securityHeaders } from '../../../../platform/http/security-headers.ts';
import { modules } from '../../../index.ts';
import { cardFields } from '../../index.ts';
import { cardSources } from './card-sources.ts';

const stripe = { apiBase: null, scriptUrl: 'https://js.stripe.com/v3/' };

const withCardFields = modules
  .flatMap((module) => module.routes ?? [])
  .filter(({ csp }) => csp === cardFields)
  .map(({ path }) => path);

describe('the extra sources of a page that takes cards', () => {
  it("are Stripe's script, frames and calls, and a form target at the bank", () => {
    const policy = pagePolicy(cardSources(stripe));
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain(' https://js.stripe.com https://hooks.stripe.com; form-action');
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toContain("form-action 'self' https://hooks.stripe.com;");
  });

  it('are on every page that takes a card, and on no other', () => {
    expect([...new Set(withCardFields)].toSorted()).toEqual([
      '/checkout',
      '/checkout/donate/payment',
      '/checkout/giftcard/payment',
      '/checkout/pay',
      '/checkout/subscribe',
      '/subscription/:accessToken',
    ]);
    expect(securityHeaders['content-security-policy']).not.toContain('stripe');
    expect(pagePolicy()).toContain("form-action 'self';");
  });

  it('are those of Stripe’s fake where one is configured', () => {
    const local = 'http://127.0.0.1:12111';
    expect(cardSources({ apiBase: local, scriptUrl: `${local}/v3/` })).toEqual({
      scripts: [local],
      frames: [local],
      connections: [local],
      formTargets: [local],
    });
  });
});
