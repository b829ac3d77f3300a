import { errorMessage } from '@vitrine/contracts/errors.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makeLogger } from '../log.ts';
import type { Platform } from '../platform.ts';
import { registerFailures, sendFailure } from './failures.ts';
import { parseBody } from './parse.ts';

const schema = z.object({ quantity: z.number().int(), address: z.object({ city: z.string() }) });
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify({ bodyLimit: 1000 });
  registerFailures(app, { log: makeLogger('silent') } as Platform);
  app.post('/parsed', (request, reply) => {
    const body = parseBody(schema, request);
    return body.ok ? reply.send(body.value) : sendFailure(reply, body.error);
  });
  app.get('/bug', () => {
    throw new Error('secret detail at /home/somebody/file.ts');
  });
  app.get('/unstorable', () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('\\u0000 …'), { code: '22P05' }) });
  });
  app.get('/away', () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
  });
  await app.ready();
});
afterAll(() => app.close());

async function post(payload: string, type = 'application/json') {
  const response = await app.inject({
    method: 'POST',
    url: '/parsed',
    payload,
    headers: { 'content-type': type },
  });
  return { status: response.statusCode, body: response.json() as Record<string, unknown> };
}

describe('a bad request', () => {
  it('names the invalid fields', async () => {
    const { status, body } = await post('{"quantity":"two","address":{}}');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'MALFORMED_REQUEST',
      message: errorMessage({ code: 'MALFORMED_REQUEST' }, 'en'),
    });
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual(['address.city', 'quantity']);
  });

  it.each([
    ['{"quantity":', 'application/json', 400, 'MALFORMED_JSON'],
    ['', 'application/json', 400, 'MALFORMED_JSON'],
    ['{"__proto__":{"x":1},"quantity":1}', 'application/json', 400, 'MALFORMED_JSON'],
    [`{"quantity":${'1'.repeat(2000)}}`, 'application/json', 413, 'BODY_TOO_LARGE'],
    ['<x/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['[1,2]', 'application/json', 422, 'MALFORMED_REQUEST'],
    ['null', 'application/json', 422, 'MALFORMED_REQUEST'],
  ])('%s as %s answers %i %s', async (payload, type, status, error) => {
    expect(await post(payload, type)).toMatchObject({ status, body: { error } });
  });
});

describe('a server error', () => {
  it('shows no details of a bug to a client', async () => {
    for (const accept of ['application/json', 'text/html']) {
      const response = await app.inject({ url: '/bug', headers: { accept } });
      expect(response.statusCode).toBe(500);
      expect(response.body).not.toMatch(/secret|somebody|\.ts/);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('is a client error when the request has text that a database cannot store', async () => {
    const response = await app.inject({ url: '/unstorable' });
    expect([response.statusCode, response.json()]).toMatchObject([422, { error: 'MALFORMED_REQUEST' }]);
  });

  it('reports that the database is unreachable, and when to retry', async () => {
    const response = await app.inject({ url: '/away' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({ error: 'DATABASE_UNAVAILABLE' });
    const page = await app.inject({ url: '/away', headers: { accept: 'text/html' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
