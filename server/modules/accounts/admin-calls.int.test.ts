import type { Endpoint } from '@vitrine/contracts/endpoint.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { wrongBodies } from '@vitrine/testing/wrong-bodies.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { routesOf } from '../../platform/http/register-routes.ts';
import type { OpenApi } from '../api-docs/openapi.ts';

/** Every call of the admin that is described, also those that are added later. */

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let calls: readonly Endpoint[];
let api: OpenApi;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'own.example');
  owner = await anOwner(app, platform, shop);
  calls = routesOf(platform).flatMap(({ endpoint }) => (endpoint?.auth === 'owner' ? [endpoint] : []));
  api = (await app.inject({ url: '/api/openapi.json', headers: { host: shop.host } })).json<OpenApi>();
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const idOfNothing = '0192f0c1-2345-7abc-8def-0123456789ab';
const urlOf = ({ path }: Endpoint): string => path.replaceAll(/:\w+/g, idOfNothing);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** A body that the call's schema allows, as its documentation shows it. */
const rightBody = ({ method, path }: Endpoint): unknown =>
  api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content[
    'application/json'
  ]?.example;

/** The wrong bodies that a call's schema does not allow. */
function refusedBodies(call: Endpoint): ReturnType<typeof wrongBodies> {
  const { body } = call;
  return body === undefined
    ? []
    : wrongBodies(rightBody(call)).filter((wrong) => !body.safeParse(wrong.body ?? {}).success);
}

const send = ({ method }: Endpoint, visitor: TestVisitor, url: string, body?: unknown) =>
  visitor.send(method as 'POST', url, body as object | undefined);

describe('every call of the admin', () => {
  it('is refused without an owner', async () => {
    expect(calls.length).toBeGreaterThan(90);
    for (const call of calls) {
      const answer = await send(call, aVisitor(app, shop.host), urlOf(call), rightBody(call) ?? {});
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 401]);
    }
  });

  it('is refused to an owner of another website', async () => {
    const other = await aShop(platform, 'other.example');
    const stranger = await anOwner(app, platform, other, 'stranger@example.com');
    const session = stranger.cookies.get('vitrine_owner') ?? '';
    for (const call of calls) {
      const visitor = aVisitor(app, shop.host);
      visitor.cookies.set('vitrine_owner', session);
      const answer = await send(call, visitor, urlOf(call), rightBody(call) ?? {});
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 401]);
    }
    expect((await stranger.send('GET', '/api/admin/me')).statusCode).toBe(200);
  });

  it('with a body has a schema that refuses fields that are missing, of another type or far too long', () => {
    for (const call of calls.filter(({ body }) => body !== undefined)) {
      const refused = new Set(refusedBodies(call).map(({ name }) => name));
      const all = wrongBodies(rightBody(call)).map(({ name }) => name);
      const bounded = all.filter((name) => /is of another type$|is far too long$/.test(name));
      expect([nameOf(call), bounded.filter((name) => !refused.has(name))]).toEqual([nameOf(call), []]);
    }
  });

  it('refuses each wrong body with a status of its own, and does nothing', async () => {
    let count = 0;
    for (const call of calls) {
      for (const { name, body } of refusedBodies(call)) {
        const answer = await send(call, owner, urlOf(call), body);
        const what = `${nameOf(call)}: ${name}`;
        expect([what, answer.statusCode]).toEqual([what, expect.toSatisfy(isRefusal)]);
        expect(answer.json<{ error: string }>().error, what).toMatch(/^[A-Z_]+$/);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(500);
    expect((await owner.send('GET', '/api/admin/me')).statusCode).toBe(200);
    // A thousand calls; the bound is for a busy machine.
  }, 300_000);
});

const isRefusal = (status: number): boolean => status >= 400 && status < 500;
