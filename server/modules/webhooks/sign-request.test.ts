import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { signRequest } from './sign-request.ts';

const body = '{"event":"form.submitted","answer":"Größe"}';
const now = Math.floor(Date.now() / 1000);
const { webhooks } = new Stripe('sk_test_none');

describe('the signature of a webhook', () => {
  it('is a known one', () => {
    expect(signRequest('{"a":1}', ['whsec_test'], 1_700_000_000)).toBe(
      't=1700000000,v1=38877139021993b830af32feea6e18a8da83eb2f6e49ee50bd9e4cf4ca4d3789',
    );
  });

  it('is checked by what checks the events of Stripe', () => {
    expect(webhooks.constructEvent(body, signRequest(body, ['whsec_one'], now), 'whsec_one')).toMatchObject({
      event: 'form.submitted',
    });
  });

  it('is right with either secret while there are two', () => {
    const signature = signRequest(body, ['whsec_new', 'whsec_old'], now);
    for (const secret of ['whsec_new', 'whsec_old'])
      expect(() => webhooks.constructEvent(body, signature, secret)).not.toThrow();
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  });

  it('is wrong for another body', () => {
    const signature = signRequest(body, ['whsec_one'], now);
    expect(() => webhooks.constructEvent(`${body} `, signature, 'whsec_one')).toThrow();
  });
});
