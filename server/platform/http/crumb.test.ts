import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCrumb, issueCrumb, newCrumbCookie, requireCrumb } from './crumb.ts';

const config = { publicOrigin: null };
const head = { headers: { host: 'shop.example' }, socket: {} };
const crumb = 'abcdefghijklmnopqrstuv';
const host = 'shop.example';
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await app.register(cookie);
  await app.register(formbody);
  app.post('/write', { preHandler: requireCrumb(config) }, (_request, reply) =>
    reply.send({ written: true }),
  );
  app.get('/page', (request, reply) => reply.send({ crumb: issueCrumb(request, reply, config) }));
});
afterAll(() => app.close());

async function write(
  headers: Record<string, string>,
  payload: string = '{}',
  url = '/write',
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { host, 'content-type': 'application/json', ...headers },
    payload,
  });
  return response.statusCode === 200 ? 'written' : (response.json() as { error: string }).error;
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };

it('responds with a page to a form without scripts, and with JSON to a call', async () => {
  const forged = { host, ...form, origin: 'http://evil.example' };
  const answerTo = (accept: string) =>
    app.inject({ method: 'POST', url: '/write', headers: { ...forged, accept }, payload: 'a=b' });
  const page = await answerTo('text/html,*/*;q=0.8');
  expect([page.statusCode, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  expect(page.body).toContain('>Your session has expired. Please reload the page and try again.</h1>');
  expect((await answerTo('*/*')).json()).toMatchObject({ error: 'CRUMB_MISMATCH' });
});

describe('a write with JSON', () => {
  it('passes when the header, the query or the body echoes the cookie', async () => {
    const own = { cookie: `crumb=${crumb}` };
    expect(await write({ ...own, 'x-csrf-token': crumb })).toBe('written');
    expect(await write(own, '{}', `/write?crumb=${crumb}`)).toBe('written');
    expect(await write(own, JSON.stringify({ crumb }))).toBe('written');
  });

  it('is refused when the echo is forged or missing', async () => {
    const own = { cookie: `crumb=${crumb}` };
    expect(await write({ ...own, 'x-csrf-token': 'zzzzzzzzzzzzzzzzzzzzzz' })).toBe('CRUMB_MISMATCH');
    expect(await write({ ...own, 'x-csrf-token': `${crumb}x` })).toBe('CRUMB_MISMATCH');
    expect(await write(own)).toBe('CRUMB_MISMATCH');
    expect(await write({ cookie: 'other=1', 'x-csrf-token': crumb })).toBe('CRUMB_MISMATCH');
  });

  it('asks for cookies when there is none at all', async () => {
    expect(await write({})).toBe('COOKIES_DISABLED');
    expect(await write({ 'x-csrf-token': crumb })).toBe('COOKIES_DISABLED');
  });

  it('does not pass by its origin alone', async () => {
    expect(await write({ cookie: `crumb=${crumb}`, origin: `http://${host}` })).toBe('CRUMB_MISMATCH');
  });

  it('is refused from another origin even with the right echo', async () => {
    for (const origin of [
      'http://evil.example',
      'null',
      `http://${host}.evil.example`,
      `http://${host}:8080`,
    ]) {
      expect(await write({ cookie: `crumb=${crumb}`, 'x-csrf-token': crumb, origin }), origin).toBe(
        'CRUMB_MISMATCH',
      );
    }
  });
});

describe('a form from a cached page', () => {
  it('passes without an echo from its own origin or referer', async () => {
    expect(await write({ ...form, origin: `http://${host}` }, 'a=1')).toBe('written');
    expect(await write({ ...form, referer: `http://${host}/shop/p/mug` }, 'a=1')).toBe('written');
  });

  it('is refused from another origin, and without Origin and Referer', async () => {
    expect(await write(form, 'a=1')).toBe('CRUMB_MISMATCH');
    expect(await write({ ...form, origin: 'null' }, 'a=1')).toBe('CRUMB_MISMATCH');
    expect(await write({ ...form, referer: 'http://evil.example/shop.example' }, 'a=1')).toBe(
      'CRUMB_MISMATCH',
    );
    expect(await write({ ...form, origin: 'http://evil.example', referer: `http://${host}/` }, 'a=1')).toBe(
      'CRUMB_MISMATCH',
    );
  });

  it('with a crumb in it must match the cookie', async () => {
    const own = { ...form, origin: `http://${host}`, cookie: `crumb=${crumb}` };
    expect(await write(own, `crumb=${crumb}`)).toBe('written');
    expect(await write(own, 'crumb=forged-forged-forged')).toBe('CRUMB_MISMATCH');
  });
});

describe('the crumb cookie', () => {
  it('is set on a page view and kept when it is usable', async () => {
    const first = await app.inject({ url: '/page', headers: { host } });
    const [given] = first.cookies;
    expect(given).toMatchObject({ name: 'crumb', path: '/', sameSite: 'Lax' });
    expect(given?.httpOnly).toBeUndefined();
    const second = await app.inject({
      url: '/page',
      headers: { host, cookie: `crumb=${given?.value ?? ''}` },
    });
    expect(second.cookies).toHaveLength(0);
    expect(second.json()).toEqual({ crumb: given?.value });
  });

  it('is different each time', () => {
    const crumbs = new Set(Array.from({ length: 1000 }, () => newCrumbCookie(head, config)));
    expect(crumbs.size).toBe(1000);
    for (const value of crumbs) expect(hasCrumb(value.split(';')[0])).toBe(true);
  });

  it('is secure behind an https origin', () => {
    expect(newCrumbCookie(head, { publicOrigin: 'https://shop.example' })).toContain('; Secure');
  });

  it('is not confused with a cookie whose name ends the same', () => {
    expect(hasCrumb(`xcrumb=${crumb}`)).toBe(false);
    expect(hasCrumb(`a=1; crumb=${crumb}; b=2`)).toBe(true);
    expect(hasCrumb('crumb=short')).toBe(false);
  });
});
