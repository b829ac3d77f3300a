import { callTexts } from '@vitrine/domain/text/en/calls.ts';
import { expect, test } from 'vitest';
import { callApi, readFailure, type CallEnvironment } from './call-api.ts';

interface Call {
  readonly path: string;
  readonly init: RequestInit;
}

/** A server with responses by path, and a browser whose cookies it can set. */
function surround(answers: Record<string, () => Response>, cookies = 'crumb=c1') {
  const calls: Call[] = [];
  const jar = { cookies };
  const environment: CallEnvironment = {
    fetch: (input, init) => {
      const path = String(input);
      calls.push({ path, init: init ?? {} });
      const answer = answers[path];
      return answer === undefined ? Promise.reject(new TypeError('failed')) : Promise.resolve(answer());
    },
    cookies: () => jar.cookies,
  };
  return { calls, jar, environment };
}

const headersOf = (call: Call | undefined): Headers => new Headers(call?.init.headers);

test('a write echoes the crumb and sends JSON', async () => {
  const { calls, environment } = surround({ '/api/x': () => Response.json({ done: 1 }) });
  const answer = await callApi('POST', '/api/x', { body: { a: 1 } }, environment);
  expect(answer).toEqual({ ok: true, value: { done: 1 } });
  expect(headersOf(calls[0]).get('x-csrf-token')).toBe('c1');
  expect(calls[0]?.init.body).toBe('{"a":1}');
});

test('a write uses keepalive, so it may outlive the page', async () => {
  const { calls, environment } = surround({ '/api/x': () => Response.json({}) });
  await callApi('POST', '/api/x', { body: {}, outlivesPage: true }, environment);
  await callApi('POST', '/api/x', { body: {} }, environment);
  expect(calls.map((call) => call.init.keepalive)).toEqual([true, undefined]);
});

test('a read sends no crumb', async () => {
  const { calls, environment } = surround({ '/api/x': () => Response.json({}) });
  await callApi('GET', '/api/x', {}, environment);
  expect(headersOf(calls[0]).get('x-csrf-token')).toBeNull();
});

test('a page without a crumb fetches one first, then writes with it', async () => {
  const world = surround({}, '');
  const environment = surround(
    {
      '/api/context/config': () => {
        world.jar.cookies = 'crumb=fresh';
        return Response.json({});
      },
      '/api/x': () => Response.json({}),
    },
    '',
  );
  await callApi('POST', '/api/x', {}, { ...environment.environment, cookies: () => world.jar.cookies });
  expect(environment.calls.map((call) => call.path)).toEqual(['/api/context/config', '/api/x']);
  expect(headersOf(environment.calls[1]).get('x-csrf-token')).toBe('fresh');
});

test('with cookies disabled the write is not attempted, and the message says why', async () => {
  const { calls, environment } = surround({ '/api/context/config': () => Response.json({}) }, '');
  const answer = await callApi('POST', '/api/x', {}, environment);
  expect(answer).toMatchObject({ ok: false, code: 'COOKIES_DISABLED', message: callTexts.cookiesDisabled });
  expect(calls).toHaveLength(1);
});

test('an unreachable shop is reported as such', async () => {
  const { environment } = surround({});
  expect(await callApi('GET', '/api/x', {}, environment)).toMatchObject({
    ok: false,
    code: 'NETWORK',
    message: callTexts.network,
  });
});

test('an aborted call has no message', async () => {
  const { environment } = surround({});
  const aborter = new AbortController();
  aborter.abort();
  expect(await callApi('GET', '/api/x', { signal: aborter.signal }, environment)).toMatchObject({
    code: 'ABORTED',
    message: '',
  });
});

test.each([
  [429, { error: 'RATE_LIMITED', message: 'whatever' }, 'Please try again in a few seconds.'],
  [
    403,
    { error: 'CRUMB_MISMATCH', message: 'x' },
    'Your session has expired. Please reload the page and try again.',
  ],
  [
    403,
    { error: 'COOKIES_DISABLED' },
    'Please enable cookies in your browser, reload the page, and try again.',
  ],
  [409, { error: 'OUT_OF_STOCK', message: 'From the server.' }, 'From the server.'],
  [502, null, callTexts.serverSilent],
  [500, '<html>', callTexts.serverSilent],
  [422, { error: 7, message: 9, fields: 'no' }, callTexts.serverSilent],
])('status %i with body %j reads as the right sentence', (status, body, message) => {
  expect(readFailure(status, body)).toMatchObject({ ok: false, message });
});

test('only strings are read from the fields of a failure', () => {
  expect(readFailure(422, { error: 'E', message: 'm', fields: { email: 'Wrong', other: 3 } })).toMatchObject({
    fields: { email: 'Wrong' },
  });
});
