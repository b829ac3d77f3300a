import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLogger } from '../log.ts';
import type { Platform } from '../platform.ts';
import { registerFailures } from './failures.ts';

const app = fastify();
const away = (): never => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
};
beforeAll(async () => {
  registerFailures(app, { log: makeLogger('silent') } as Platform);
  await app.register(formbody);
  app.get('/checkout', away);
  app.post('/checkout', away);
  await app.ready();
});
afterAll(() => app.close());

const asBrowser = (method: 'GET' | 'POST', payload?: Record<string, string>) =>
  app.inject({
    method,
    url: '/checkout?cartToken=abc',
    headers: {
      accept: 'text/html',
      ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(payload === undefined ? {} : { payload: new URLSearchParams(payload).toString() }),
  });

it('an error page has our own sentence, a link, and reloads when the shop is available again', async () => {
  const page = await asBrowser('GET');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('The shop is restarting. Please try again in a few seconds.');
  expect(page.body).toContain('href="/checkout?cartToken=abc"');
  expect(page.headers['refresh']).toBe('5');
});

it('a failed form keeps its fields for another attempt, except the card', async () => {
  const page = await asBrowser('POST', {
    firstName: '<b>"Ada"</b>',
    idempotencyKey: 'key-1',
    cardNumber: '4242 4242 4242 4242',
    cardCvc: '987',
    paymentMethod: 'pm_1',
  });
  expect(page.statusCode).toBe(503);
  expect(page.headers['refresh']).toBeUndefined();
  expect(page.body).toContain('<form method="post" action="/checkout?cartToken=abc">');
  expect(page.body).toContain('name="firstName" value="&lt;b&gt;&quot;Ada&quot;&lt;/b&gt;"');
  expect(page.body).toContain('name="idempotencyKey" value="key-1"');
  expect(page.body).toContain('you will be charged only once');
  expect(page.body).not.toMatch(/4242|987|pm_1/);
});
