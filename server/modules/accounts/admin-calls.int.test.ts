import type { Endpoint } from '@vitrine/contracts/endpoint.ts';
import { bodiesOfCall, nameOfCall, schemaOfBody, shownBody } from '@vitrine/testing/admin-bodies.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { placesOfSchema, placesOfValue } from '@vitrine/testing/right-bodies.ts';
import { rowsOf } from '@vitrine/testing/rows-of-website.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { type WrongBody, wrongBodies } from '@vitrine/testing/wrong-bodies.ts';
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
/** Those that need no session. */
let open: readonly Endpoint[];
let api: OpenApi;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'own.example');
  owner = await anOwner(app, platform, shop);
  const described = routesOf(platform).flatMap(({ endpoint }) => (endpoint === null ? [] : [endpoint]));
  calls = described.filter(({ auth }) => auth === 'owner');
  open = described.filter(({ auth }) => auth === 'open');
  api = (await app.inject({ url: '/api/openapi.json', headers: { host: shop.host } })).json<OpenApi>();
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const idOfNothing = '0192f0c1-2345-7abc-8def-0123456789ab';
const urlOf = ({ path }: Endpoint): string => path.replaceAll(/:\w+/g, idOfNothing);
const nameOf = nameOfCall;
const parametersOf = ({ method, path }: Endpoint) =>
  api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.parameters;

/** What schemas allow and the server refuses, since the limit is of the record. */
const limitedElsewhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'operations.0.props.text is of another type',
      'operations.0.props.text is far too long',
      'operations.0.section.blocks.0.props.text is of another type',
      'operations.0.section.blocks.0.props.text is far too long',
      'operations.0.section.blocks.0.props.name is of another type',
      'operations.0.block.props.name is of another type',
    ].map((what) => [
      `POST /api/admin/page-drafts/:id/operations: ${what}`,
      'DRAFT_INCOMPLETE: a draft may be half made, its props are checked when it is published',
    ]),
  ),
  ...Object.fromEntries(
    ['props.name is of another type', 'props.text is of another type', 'props.text is far too long'].flatMap(
      (what) => [
        [
          `POST /api/admin/parts: section.blocks.0.${what}`,
          'DRAFT_INCOMPLETE: it is published when it is made',
        ],
        [`POST /api/admin/saved-sections: section.blocks.0.${what}`, 'a saved section may be half made'],
      ],
    ),
  ),
  'POST /api/admin/orders/:id/refund: amountMinor is far too high': 'REFUND_TOO_LARGE: what was paid',
};

/** Each place of the call's bodies made wrong once. */
function allWrongBodies(call: Endpoint): readonly WrongBody[] {
  const seen = new Set<string>();
  return bodiesOfCall(api, call).flatMap((body) => {
    const fresh = placesOfValue(schemaOfBody(api, call), body).filter(({ name }) => !seen.has(name));
    for (const { name } of fresh) seen.add(name);
    const paths = new Set(fresh.map(({ path }) => path.join('.')));
    return wrongBodies(body, (path) => paths.has(path));
  });
}

const isRefused = (call: Endpoint, body: unknown): boolean =>
  call.body?.safeParse(body ?? {}).success === false;
const withBody = (): readonly Endpoint[] => [...calls, ...open].filter(({ body }) => body !== undefined);

const send = ({ method }: Endpoint, visitor: TestVisitor, url: string, body?: unknown) =>
  visitor.send(method as 'POST', url, body as object | undefined);

describe('every call of the admin', () => {
  it('is refused without an owner', async () => {
    expect(calls.length).toBeGreaterThan(90);
    for (const call of calls) {
      const answer = await send(call, aVisitor(app, shop.host), urlOf(call), shownBody(api, call) ?? {});
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 401]);
    }
  });

  it('needs an owner, but for signing in and its likes', () => {
    expect(open.map(nameOf).toSorted()).toEqual([
      'POST /api/admin/account/email/confirm',
      'POST /api/admin/hand-over/accept',
      'POST /api/admin/hand-over/begin',
      'POST /api/admin/password-reset',
      'POST /api/admin/password-reset/check',
      'POST /api/admin/password-reset/request',
      'POST /api/admin/sign-in',
      'POST /api/admin/welcome',
      'POST /api/admin/welcome/check',
    ]);
  });

  it('is refused to an owner of another website', async () => {
    const other = await aShop(platform, 'other.example');
    const stranger = await anOwner(app, platform, other, 'stranger@example.com');
    const session = stranger.cookies.get('vitrine_owner') ?? '';
    for (const call of calls) {
      const visitor = aVisitor(app, shop.host);
      visitor.cookies.set('vitrine_owner', session);
      const answer = await send(call, visitor, urlOf(call), shownBody(api, call) ?? {});
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 401]);
    }
    expect((await stranger.send('GET', '/api/admin/me')).statusCode).toBe(200);
  });

  it('with a body has each of its fields, entries and choices tried', () => {
    const missing = withBody().flatMap((call) => {
      const tried = new Set(
        bodiesOfCall(api, call).flatMap((body) =>
          placesOfValue(schemaOfBody(api, call), body).map(({ name }) => name),
        ),
      );
      const untried = placesOfSchema(schemaOfBody(api, call)).filter((name) => !tried.has(name));
      return untried.map((name) => `${nameOf(call)}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('with a body has a schema that refuses fields that are missing, of another type, far too long, too many, too high or too low', () => {
    const mustBeRefused = /is of another type$| is far too (long|high|low)$| has far too many entries$/;
    const accepted = withBody().flatMap((call) => {
      const wrong = allWrongBodies(call).map(({ name, body }) => ({
        name,
        isRefused: isRefused(call, body),
      }));
      const required = new Set(
        (schemaOfBody(api, call).required ?? []).map((field) => `${field} is missing`),
      );
      return wrong
        .filter((one) => !one.isRefused && (mustBeRefused.test(one.name) || required.has(one.name)))
        .map(({ name }) => `${nameOf(call)}: ${name}`);
    });
    expect(accepted.filter((what) => !(what in limitedElsewhere))).toEqual([]);
  });

  it('refuses each wrong body with a status of its own, and does nothing', async () => {
    const before = await rowsOf(platform, shop.websiteId);
    let count = 0;
    for (const call of withBody()) {
      for (const { name, body } of allWrongBodies(call).filter((wrong) => isRefused(call, wrong.body))) {
        const answer = await send(call, owner, urlOf(call), body);
        const what = `${nameOf(call)}: ${name}`;
        expect([what, answer.statusCode]).toEqual([what, expect.toSatisfy(isRefusal)]);
        expect(answer.json<{ error: string }>().error, what).toMatch(/^[A-Z_]+$/);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(2000);
    // Nothing of the website has changed.
    expect(await rowsOf(platform, shop.websiteId)).toEqual(before);
    expect((await owner.send('GET', '/api/admin/me')).statusCode).toBe(200);
    // Some thousand calls; the bound is for a busy machine.
  }, 300_000);

  it('refuses each parameter of its address that is far too long or missing', async () => {
    let count = 0;
    for (const call of calls.filter(({ query }) => query !== undefined)) {
      const shown = (call.example?.query ?? {}) as Readonly<Record<string, string>>;
      const names = (parametersOf(call) ?? []).filter((one) => one.in === 'query');
      for (const { name, required } of names) {
        for (const value of ['x'.repeat(10_000), ...(required ? [undefined] : [])]) {
          const query = Object.entries({ ...shown, [name]: value }).flatMap(([key, text]) =>
            text === undefined ? [] : [[key, String(text)]],
          );
          const answer = await send(
            call,
            owner,
            `${urlOf(call)}?${new URLSearchParams(query).toString()}`,
            {},
          );
          const what = `${nameOf(call)}: ${name} ${value === undefined ? 'is missing' : 'is far too long'}`;
          expect([what, answer.statusCode]).toEqual([what, expect.toSatisfy(isRefusal)]);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  it('that takes a file refuses one that is missing or empty, and anything else', async () => {
    const before = await rowsOf(platform, shop.websiteId);
    const uploads = calls.filter(({ upload }) => upload !== undefined);
    expect(uploads.length).toBeGreaterThan(2);
    for (const call of uploads) {
      const empty = new FormData();
      empty.set('file', new Blob([]), 'nothing.csv');
      const missing = new FormData();
      missing.set('altText', 'A cup');
      for (const [what, body] of [
        ['missing', missing],
        ['empty', empty],
        ['JSON', '{}'],
        ['a broken form', 'x'],
      ] as const) {
        // An empty CSV is taken, and its import reports that it is empty.
        if (call.path === '/api/admin/product-imports' && what === 'empty') continue;
        const encoded = new Response(body);
        const type = { JSON: 'application/json', 'a broken form': 'multipart/form-data; boundary=y' }[
          what as 'JSON'
        ];
        const answer = await app.inject({
          method: call.method as 'POST',
          url: urlOf(call),
          headers: {
            host: shop.host,
            cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-csrf-token': owner.cookies.get('crumb') ?? '',
            'content-type': type ?? encoded.headers.get('content-type') ?? '',
          },
          payload: Buffer.from(await encoded.arrayBuffer()),
        });
        const named = `${nameOf(call)}: ${what}`;
        expect([named, answer.statusCode]).toEqual([named, expect.toSatisfy(isRefusal)]);
      }
    }
    expect(await rowsOf(platform, shop.websiteId)).toEqual(before);
  });
});

const isRefusal = (status: number): boolean => status >= 400 && status < 500;
