import { describe, expect, it } from 'vitest';
import { CallFailure, makeClient, readCookie } from './client.ts';

interface Seen {
  url: string;
  init: RequestInit;
}
function clientAnswering(answer: () => Response | Promise<Response>) {
  const seen: Seen[] = [];
  let signedOut = 0;
  const client = makeClient({
    fetch: async (url, init) => {
      seen.push({ url, init });
      return answer();
    },
    readCrumb: () => 'the-crumb',
    noAnswerText: 'No answer.',
    onSignedOut: () => {
      signedOut += 1;
    },
  });
  return { client, seen, signedOut: () => signedOut };
}
const failureOf = async (call: Promise<unknown>): Promise<CallFailure> => {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof CallFailure)) throw new Error('the call did not fail as expected');
  return thrown;
};

describe('the typed client', () => {
  it('echoes the crumb on writes and not on reads', async () => {
    const { client, seen } = clientAnswering(() => Response.json({}));
    await client.call('GET', '/api/admin/me');
    await client.call('POST', '/api/admin/orders/:id/mark-paid', {
      params: { id: 'a/1' },
      body: { revision: 2 },
    });
    expect(seen[0]?.init.headers).not.toHaveProperty('x-csrf-token');
    expect(seen[1]?.init.headers).toMatchObject({ 'x-csrf-token': 'the-crumb' });
    expect(seen[1]?.url).toBe('/api/admin/orders/a%2F1/mark-paid');
    expect(seen[1]?.init.body).toBe('{"revision":2}');
  });

  it('sends a file as a form', async () => {
    const { client, seen } = clientAnswering(() => Response.json({}));
    const form = new FormData();
    form.set('altText', 'A mug');
    await client.call('POST', '/api/admin/products/:id/pictures', { params: { id: '1' }, body: form });
    expect(seen[0]?.init.body).toBe(form);
    expect(seen[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('leaves empty query values out', async () => {
    const { client, seen } = clientAnswering(() => Response.json({ rows: [], next: null }));
    await client.call('GET', '/api/admin/orders', { query: { search: '', status: 'paid', after: 'x' } });
    expect(seen[0]?.url).toBe('/api/admin/orders?status=paid&after=x');
  });

  it('throws the error of the server with its message and fields', async () => {
    const { client } = clientAnswering(() =>
      Response.json(
        { error: 'MALFORMED_REQUEST', message: 'Please check.', fields: { email: 'Enter it.' } },
        { status: 422 },
      ),
    );
    const failure = await failureOf(
      client.call('POST', '/api/admin/sign-in', { body: { email: '', password: '' } }),
    );
    expect(failure).toMatchObject({ code: 'MALFORMED_REQUEST', status: 422, message: 'Please check.' });
    expect(failure.fields).toEqual({ email: 'Enter it.' });
  });

  it('calls onSignedOut when a session has expired', async () => {
    const { client, signedOut } = clientAnswering(() =>
      Response.json({ error: 'SIGN_IN_REQUIRED', message: 'Please sign in.' }, { status: 401 }),
    );
    await failureOf(client.call('GET', '/api/admin/products'));
    expect(signedOut()).toBe(1);
  });

  it('reports NO_ANSWER when no response comes, or none that can be parsed', async () => {
    const broken = clientAnswering(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(broken.client.call('GET', '/api/admin/me'))).toMatchObject({
      code: 'NO_ANSWER',
      status: 0,
      message: 'No answer.',
    });
    const html = clientAnswering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failureOf(html.client.call('GET', '/api/admin/me'))).toMatchObject({
      code: 'NO_ANSWER',
      status: 502,
    });
  });
});

it('finds a cookie by its whole name', () => {
  expect(readCookie('a=1; crumb=xyz=; other=2', 'crumb')).toBe('xyz=');
  expect(readCookie('notcrumb=1', 'crumb')).toBeNull();
});
