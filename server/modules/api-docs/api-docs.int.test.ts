import type { Endpoint } from '@vitrine/contracts/endpoint.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aShop } from '@vitrine/testing/shop-fixture.ts';
import { readRoutes } from '@vitrine/testing/malformed/read-routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { buildApp } from '../../app.ts';
import { routesOf } from '../../platform/http/register-routes.ts';
import type { OpenApi } from './openapi.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let api: OpenApi;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  await aShop(platform, 'docs.test');
  const answer = await app.inject({ url: '/api/openapi.json', headers: { host: 'docs.test' } });
  expect(answer.statusCode).toBe(200);
  api = answer.json<OpenApi>();
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const endpoints = (): readonly Endpoint[] =>
  routesOf(platform).flatMap(({ endpoint }) => (endpoint === null ? [] : [endpoint]));
const isSchema = (answer: Endpoint['answer']): answer is z.ZodType =>
  answer !== null && 'safeParse' in answer;
const operationOf = ({ method, path }: Endpoint) =>
  api.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('the description of the API', () => {
  it('has every call that the server answers, and no other', () => {
    const answered = new Set(
      readRoutes(app)
        .filter(({ method, path }) => path.startsWith('/api/') && method !== 'HEAD')
        .map(({ method, path }) => `${method} ${path}`),
    );
    // Other methods of visitors' calls are answered by 405.
    const described = endpoints().map(({ method, path }) => `${method} ${path}`);
    for (const call of described) expect(answered).toContain(call);
    const paths = new Set(described.map((call) => call.split(' ')[1]));
    expect([...answered].map((call) => call.split(' ')[1]).filter((path) => !paths.has(path))).toEqual([]);
    for (const endpoint of endpoints()) expect(operationOf(endpoint)?.summary).toBe(endpoint.summary);
  });

  it('is a document of OpenAPI 3.1', () => {
    expect(api.openapi).toBe('3.1.0');
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
      expect(inPath.toSorted(), path).toEqual(named.toSorted());
      expect(Object.keys(operation.responses).every((status) => /^[2-5]\d\d$/.test(status))).toBe(true);
      for (const scheme of operation.security.flatMap((one) => Object.keys(one)))
        expect(api.components.securitySchemes).toHaveProperty(scheme);
    }
    const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name] of references) expect(api.components.schemas).toHaveProperty(name ?? '');
  });

  it('shows examples that the schemas allow', () => {
    for (const endpoint of endpoints()) {
      const { path, params, query, body, answer, example } = endpoint;
      const operation = operationOf(endpoint);
      if (body !== undefined) {
        const shown = operation?.requestBody?.content['application/json']?.example;
        expect(body.safeParse(shown).error, `body of ${path}`).toBeUndefined();
      }
      if (query !== undefined && example?.query !== undefined)
        expect(query.safeParse(example.query).error, `query of ${path}`).toBeUndefined();
      if (isSchema(answer)) {
        const success = String(endpoint.status ?? 200);
        const shown = operation?.responses[success]?.content?.['application/json']?.example;
        expect(answer.safeParse(shown).error, `answer of ${path}`).toBeUndefined();
      }
      expect(params === undefined).toBe(!path.includes(':'));
    }
  });

  it('names the failures of a call, with their sentences', () => {
    const refund = api.paths['/api/admin/orders/{id}/refund']?.['post'];
    const conflict = refund?.responses['409']?.content?.['application/json']?.examples;
    expect(conflict).toHaveProperty('STALE_REVISION');
    expect(refund?.responses['401']?.description).toBe('SIGN_IN_REQUIRED');
    expect(refund?.security).toEqual([{ session: [], crumb: [] }]);
  });

  it('is a page that loads nothing and runs nothing', async () => {
    const page = await app.inject({ url: '/api/docs', headers: { host: 'docs.test' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).not.toMatch(/<script|src=/);
    for (const { summary } of endpoints()) expect(page.body).toContain(summary.split('’')[0]);
  });
});
