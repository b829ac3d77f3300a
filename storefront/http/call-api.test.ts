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
  const { calls, environment } = surround({ '/api/likes': () => Response.json({ likeCount: 1 }) });
  const answer = await callApi('POST', '/api/likes', { body: { itemId: '1' } }, environment);
  expect(answer).toEqual({ ok: true, value: { likeCount: 1 } });
  expect(headersOf(calls[0]).get('x-csrf-token')).toBe('c1');
  expect(calls[0]?.init.body).toBe('{"itemId":"1"}');
});

test('a write uses keepalive, so it may outlive the page', async () => {
  const { calls, environment } = surround({ '/api/likes': () => Response.json({}) });
  await callApi('POST', '/api/likes', { body: { itemId: '1' }, outlivesPage: true }, environment);
  await callApi('POST', '/api/likes', { body: { itemId: '1' } }, environment);
  expect(calls.map((call) => call.init.keepalive)).toEqual([true, undefined]);
});

test('a read sends no crumb', async () => {
  const { calls, environment } = surround({ '/api/commerce/shopping-cart': () => Response.json({}) });
  await callApi('GET', '/api/commerce/shopping-cart', {}, environment);
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
      '/api/census/RecordQuickView/1': () => Response.json({}),
    },
    '',
  );
  await callApi(
    'POST',
    '/api/census/RecordQuickView/1',
    {},
    { ...environment.environment, cookies: () => world.jar.cookies },
  );
  expect(environment.calls.map((call) => call.path)).toEqual([
    '/api/context/config',
    '/api/census/RecordQuickView/1',
  ]);
  expect(headersOf(environment.calls[1]).get('x-csrf-token')).toBe('fresh');
});

test('with cookies disabled the write is not attempted, and the message says why', async () => {
  const { calls, environment } = surround({ '/api/context/config': () => Response.json({}) }, '');
  const answer = await callApi('POST', '/api/census/RecordQuickView/1', {}, environment);
  expect(answer).toMatchObject({ ok: false, code: 'COOKIES_DISABLED', message: callTexts.cookiesDisabled });
  expect(calls).toHaveLength(1);
});

test('an unreachable shop is reported as such', async () => {
  const { environment } = surround({});
  expect(await callApi('GET', '/api/commerce/shopping-cart', {}, environment)).toMatchObject({
    ok: false,
    code: 'NETWORK',
    message: callTexts.network,
  });
});

test('an aborted call has no message', async () => {
  const { environment } = surround({});
  const aborter = new AbortController();
  aborter.abort();
  expect(
    await callApi('GET', '/api/commerce/shopping-cart', { signal: aborter.signal }, environment),
  ).toMatchObject({
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

test('what the API does not have does not compile', () => {
  const { environment } = surround({});
  const id: string = 'a';
  // Never run: the compiler is what is tested.
  const wrong = () => [
    // @ts-expect-error there is no such call
    callApi('GET', '/api/nothing', {}, environment),
    // @ts-expect-error it cannot be deleted
    callApi('DELETE', '/api/likes', {}, environment),
    // @ts-expect-error its body is missing
    callApi('POST', '/api/likes'),
    // @ts-expect-error its body has another shape
    callApi('POST', '/api/likes', { body: { item: id } }, environment),
    // @ts-expect-error only questions are answered there
    callApi('PUT', `/api/commerce/shopping-cart/entries/${id}/additionalFields`, { body: { quantity: 1 } }),
    // @ts-expect-error an action is required
    callApi('GET', '/api/captcha/challenge'),
    // @ts-expect-error it takes no such parameter
    callApi('GET', `/api/search/suggestions?word=${id}`),
    // @ts-expect-error a visitor is no owner
    callApi('GET', '/api/admin/me'),
  ];
  const right = async () => {
    const changed = await callApi('PUT', `/api/commerce/shopping-cart/entries/${id}`, {
      body: { quantity: 1 },
    });
    return changed.ok ? changed.value.updatedEntry.title.length : 0;
  };
  expect([wrong, right]).toHaveLength(2);
});
