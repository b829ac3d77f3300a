import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { FakeBooks, type FakeMethod } from './books.ts';
import { hostedPage } from './hosted-page.ts';
import { aMessage, signatureOf, type StripeMessage } from './messages.ts';
import { stripeScript } from './stripe-script.ts';
import { FakeAccounts, type FakeAccount } from './accounts.ts';
import { invalidRequest, noSuch, readForm, StripeFault, textIn, type Form } from './wire.ts';

export const fakeKeys = {
  secretKey: 'sk_test_fake',
  publishableKey: 'pk_test_fake',
  webhookSecret: 'whsec_fake',
} as const;

/** Drops the connection of one future call, before or after it is processed. */
export interface Drop {
  /** e.g. 'POST /v1/payment_intents'; `:id` matches any id. */
  readonly call: string;
  readonly when: 'before' | 'after';
}

export interface FakeStripe {
  readonly origin: string;
  readonly books: FakeBooks;
  /** Accounts with their keys and webhook endpoints; the first has `fakeKeys`. */
  readonly accounts: FakeAccounts;
  /** Every webhook event, in order. Sent automatically while `webhookUrl` is set and `hold` is false. */
  readonly messages: readonly StripeMessage[];
  /** Calls so far, e.g. 'POST /v1/payment_intents/:id/confirm'. */
  readonly calls: readonly string[];
  webhookUrl: string | null;
  hold: boolean;
  /** Milliseconds before each response. */
  latency: number;
  readonly drops: Drop[];
  /** Milliseconds since the epoch, for signatures. */
  now: () => number;
  /** Sends one event, signed as Stripe does; returns the status. */
  send(
    message: StripeMessage,
    change?: { readonly secret?: string; readonly body?: string; readonly url?: string },
  ): Promise<number>;
  /** Resolves when no event is in flight. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface StoredResponse {
  readonly fingerprint: string;
  answer: Answer | null;
}

const LARGEST = 64 * 1024;
/** How often an event is sent until it is accepted. */
const MAX_ATTEMPTS = 4;

/**
 * A local fake of Stripe: its wire format, objects and their states, idempotency keys, test cards, the bank's page,
 * signed webhook events, and a small Stripe.js. State is kept in memory until it is closed.
 */
export async function startFakeStripe(options: { readonly port?: number } = {}): Promise<FakeStripe> {
  const messages: StripeMessage[] = [];
  const calls: string[] = [];
  const drops: Drop[] = [];
  const storedResponses = new Map<string, StoredResponse>();
  const underway = new Set<Promise<unknown>>();
  let origin = '';
  const accounts = new FakeAccounts(fakeKeys);
  const books = new FakeBooks(
    (type, object) => emit(type, object),
    () => origin,
  );

  const fake: FakeStripe = {
    get origin() {
      return origin;
    },
    books,
    accounts,
    messages,
    calls,
    webhookUrl: null,
    hold: false,
    latency: 0,
    drops,
    now: () => Date.now(),
    async send(message, change = {}) {
      const url = change.url ?? fake.webhookUrl;
      if (url === null) throw new Error('no webhook address is set');
      const body = JSON.stringify(message);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(body, change.secret ?? fakeKeys.webhookSecret, fake.now()),
        },
        body: change.body ?? body,
      });
      return response.status;
    },
    async quiet() {
      while (underway.size > 0) await Promise.all(underway);
    },
    async close() {
      await fake.quiet();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function emit(type: string, object: unknown): void {
    const message = aMessage(type, onTheWire(object), fake.now());
    messages.push(message);
    if (fake.hold) return;
    const targets = [
      ...(fake.webhookUrl === null ? [] : [{ url: fake.webhookUrl, secret: fakeKeys.webhookSecret }]),
      ...accounts.endpointsFor(object, type),
    ];
    for (const target of targets) {
      const sending = deliver(message, target).finally(() => underway.delete(sending));
      underway.add(sending);
    }
  }

  /** Usually sent after the response to the call that caused it; retried when it is not accepted. */
  async function deliver(
    message: StripeMessage,
    target: { readonly url: string; readonly secret: string },
  ): Promise<void> {
    for (let tries = 1; tries <= MAX_ATTEMPTS; tries += 1) {
      await wait(50 * tries);
      const status = await fake.send(message, target).catch(() => 0);
      if (status >= 200 && status < 300) return;
    }
  }

  function findDrop(call: string, when: Drop['when']): boolean {
    const index = drops.findIndex((drop) => drop.call === call && drop.when === when);
    if (index === -1) return false;
    drops.splice(index, 1);
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake');
    const method = request.method ?? 'GET';
    const raw = await readBody(request);
    if (!url.pathname.startsWith('/v1/')) {
      pageResponse(method, url, raw, response);
      return;
    }
    const call = `${method} ${url.pathname.replace(/\/(?:pi|seti|pm|re|cus|we)_\w+/, '/:id')}`;
    calls.push(call);
    if (fake.latency > 0) await wait(fake.latency);
    if (findDrop(call, 'before')) {
      request.socket.destroy();
      return;
    }
    const form = readForm(method === 'GET' ? url.search.slice(1) : raw);
    const answer = answerCall(request, method, url.pathname, form, raw);
    if (findDrop(call, 'after')) {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        'request-id': `req_${calls.length}`,
        'access-control-allow-origin': '*',
      })
      .end(JSON.stringify(answer.body));
  }

  function answerCall(
    request: IncomingMessage,
    method: string,
    path: string,
    form: Form,
    raw: string,
  ): Answer {
    try {
      const key = request.headers.authorization?.replace(/^Bearer /, '') ?? textIn(form, 'key') ?? '';
      const account = accounts.allow(key, method, path, form);
      const idempotencyKey = request.headers['idempotency-key'];
      if (method !== 'POST' || typeof idempotencyKey !== 'string') {
        return { status: 200, body: onTheWire(accounts.own(account, route(method, path, form, account))) };
      }
      return answerOnce(`${account.id} ${idempotencyKey}`, `${path}\n${raw}`, () =>
        accounts.own(account, route(method, path, form, account)),
      );
    } catch (error) {
      if (error instanceof StripeFault)
        return { status: error.status, body: { error: onTheWire(error.body) } };
      throw error;
    }
  }

  /** Idempotency: repeats the first response of a key; the same key with other parameters is an error. */
  function answerOnce(key: string, request: string, work: () => unknown): Answer {
    const fingerprint = createHash('sha256').update(request).digest('hex');
    const kept = storedResponses.get(key);
    if (kept !== undefined) {
      if (kept.fingerprint !== fingerprint) {
        throw new StripeFault(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key.split(' ')[1]}'.`,
        });
      }
      if (kept.answer !== null) return kept.answer;
    }
    const entry: StoredResponse = { fingerprint, answer: null };
    storedResponses.set(key, entry);
    try {
      entry.answer = { status: 200, body: onTheWire(work()) };
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      const answer = { status: error.status, body: { error: onTheWire(error.body) } };
      // A request that was not processed is not stored.
      if (error.status === 402) entry.answer = answer;
      else storedResponses.delete(key);
      return answer;
    }
    return entry.answer;
  }

  function route(method: string, path: string, form: Form, account: FakeAccount): unknown {
    const [, , kind = '', id = '', action = ''] = path.split('/');
    const name = `${method} ${kind}${id === '' ? '' : '/:id'}${action === '' ? '' : `/${action}`}`;
    switch (name) {
      case 'GET account':
        return accounts.view(account);
      case 'POST webhook_endpoints':
        return accounts.createEndpoint(account, form);
      case 'POST webhook_endpoints/:id':
        return accounts.endpoint(account, id);
      case 'DELETE webhook_endpoints/:id':
        return accounts.deleteEndpoint(account, id);
      case 'POST customers/:id':
        throw noSuch('customer', id, 'id');
      case 'POST payment_methods/:id':
        return books.method(id);
      case 'POST refunds/:id':
        throw noSuch('refund', id, 'id');
      case 'POST customers':
        return books.createCustomer(form);
      case 'POST payment_methods':
        return books.createMethod(form);
      case 'GET payment_methods/:id':
        return books.method(id);
      case 'POST payment_intents':
        return books.createIntent(form);
      case 'GET payment_intents/:id':
        return expanded(books.intent(id), form);
      case 'POST payment_intents/:id':
        return books.updateIntent(books.intent(id), form);
      case 'POST payment_intents/:id/confirm':
        return expanded(books.confirmIntent(books.intent(id), form), form);
      case 'POST payment_intents/:id/cancel':
        return books.cancelIntent(books.intent(id));
      case 'POST setup_intents':
        return books.createSetup(form);
      case 'GET setup_intents/:id':
        return expanded(books.setup(id), form);
      case 'POST setup_intents/:id':
        return books.updateSetup(books.setup(id), form);
      case 'POST setup_intents/:id/confirm':
        return expanded(books.confirmSetup(books.setup(id), form), form);
      case 'POST setup_intents/:id/cancel':
        return books.cancelSetup(books.setup(id));
      case 'POST refunds':
        return books.createRefund(form);
      case 'GET refunds':
        return {
          object: 'list',
          url: '/v1/refunds',
          has_more: false,
          data: books.refundsOf(textIn(form, 'payment_intent') ?? ''),
        };
      default:
        throw noSuch('route', `${method} ${path}`, 'id');
    }
  }

  /** Expands the fields named by `expand`. */
  function expanded(object: object, form: Form): unknown {
    const copy: Record<string, unknown> = { ...object };
    const expansions = form['expand'];
    for (const name of typeof expansions === 'object' ? Object.values(expansions) : []) {
      const id = copy[String(name)];
      if (typeof id !== 'string') continue;
      if (name === 'latest_charge') copy[name] = books.charges.get(id);
      else if (name === 'payment_method') copy[name] = books.methods.get(id);
      else throw invalidRequest('This property cannot be expanded', { param: 'expand' });
    }
    return copy;
  }

  function pageResponse(method: string, url: URL, raw: string, response: ServerResponse): void {
    if (method === 'OPTIONS') {
      response
        .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end();
      return;
    }
    if (url.pathname === '/v3/') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(stripeScript);
      return;
    }
    const step = /^\/hosted\/3d-secure\/(\w+)$/.exec(url.pathname);
    const id = step?.[1];
    if (id === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (method === 'POST') {
      const back = books.decide(id, textIn(readForm(raw), 'decision') === 'approve');
      response.writeHead(303, { location: back ?? url.pathname }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(books, id));
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

/** Without internal fields. */
function onTheWire(object: unknown): unknown {
  return JSON.parse(
    JSON.stringify(object, (name, value: unknown) =>
      (['behavior', 'kept', 'used'] satisfies (keyof FakeMethod)[]).some((own) => own === name)
        ? undefined
        : value,
    ),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
