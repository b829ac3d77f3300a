import { randomBytes } from 'node:crypto';
import { invalidRequest, listIn, noSuch, StripeFault, textIn, type Form } from './wire.ts';

/** What a restricted key may write, by the first part of the path. */
export type FakeRight =
  | 'customers'
  | 'payment_intents'
  | 'payment_methods'
  | 'refunds'
  | 'setup_intents'
  | 'webhook_endpoints';

interface FakeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

export interface FakeAccount {
  readonly id: string;
  readonly name: string;
  readonly publishableKey: string;
  /** Secret and restricted keys; null: all rights. A restricted one may never read the account. */
  readonly keys: Map<string, ReadonlySet<FakeRight> | null>;
  isActivated: boolean;
  readonly endpoints: Map<string, FakeEndpoint>;
}

interface FakeEndpoint {
  readonly id: string;
  readonly object: 'webhook_endpoint';
  readonly url: string;
  readonly enabled_events: readonly string[];
  readonly secret: string;
}

/** Accounts of the fake: whose key a call has, and whose an object is. No account sees the objects of another. */
export class FakeAccounts {
  readonly #all: FakeAccount[] = [];
  readonly #owners = new Map<string, FakeAccount>();

  constructor(first: FakeKeys) {
    this.add('acct_fake', first);
  }

  add(id: string, keys: FakeKeys): FakeAccount {
    const account: FakeAccount = {
      id,
      name: `Shop of ${id}`,
      publishableKey: keys.publishableKey,
      keys: new Map([[keys.secretKey, null]]),
      isActivated: true,
      endpoints: new Map(),
    };
    this.#all.push(account);
    return account;
  }

  /** The account of a key. @throws 401 for an unknown key, 403 without the right, 404 for an object of another account */
  allow(key: string, method: string, path: string, form: Form): FakeAccount {
    const [, , kind = '', id = ''] = path.split('/');
    const account = this.#all.find((each) => each.publishableKey === key || each.keys.has(key));
    if (account === undefined || !isOpenTo(account, key, method, path, form)) {
      throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    }
    const rights = account.keys.get(key) ?? null;
    if (rights !== null && ![...rights].some((right) => right === kind)) {
      throw new StripeFault(403, {
        type: 'invalid_request_error',
        message: `The provided key '${key.slice(0, 8)}' does not have the required permissions for this endpoint on account '${account.id}'.`,
      });
    }
    const named = [id, textIn(form, 'payment_intent') ?? '', textIn(form, 'customer') ?? ''];
    for (const one of named) {
      const owner = this.#owners.get(one);
      if (owner !== undefined && owner !== account) throw noSuch(kind.replace(/s$/, ''), one, 'id');
    }
    return account;
  }

  /** Remembers whose an object is. */
  own<T>(account: FakeAccount, object: T): T {
    const { id } = object as { readonly id?: unknown };
    if (typeof id === 'string' && !this.#owners.has(id)) this.#owners.set(id, account);
    return object;
  }

  view(account: FakeAccount): unknown {
    return {
      id: account.id,
      object: 'account',
      charges_enabled: account.isActivated,
      business_profile: { name: account.name },
      settings: { dashboard: { display_name: account.name } },
    };
  }

  createEndpoint(account: FakeAccount, form: Form): FakeEndpoint {
    const url = textIn(form, 'url') ?? '';
    const isLive = account.publishableKey.startsWith('pk_live_');
    if (!/^https?:/.test(url) || url.includes('//localhost') || (isLive && !url.startsWith('https:'))) {
      throw invalidRequest('Invalid URL: URL must be publicly accessible.', {
        param: 'url',
        code: 'url_invalid',
      });
    }
    const endpoint: FakeEndpoint = {
      id: `we_${randomBytes(12).toString('hex')}`,
      object: 'webhook_endpoint',
      url,
      enabled_events: listIn(form, 'enabled_events'),
      secret: `whsec_${randomBytes(16).toString('hex')}`,
    };
    account.endpoints.set(endpoint.id, endpoint);
    return endpoint;
  }

  endpoint(account: FakeAccount, id: string): FakeEndpoint {
    const endpoint = account.endpoints.get(id);
    if (endpoint === undefined) throw noSuch('webhook endpoint', id, 'id');
    return endpoint;
  }

  deleteEndpoint(account: FakeAccount, id: string): unknown {
    this.endpoint(account, id);
    account.endpoints.delete(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }

  /** Where an event about an object is sent. */
  endpointsFor(object: unknown, type: string): readonly FakeEndpoint[] {
    const { id = '', payment_intent: intent = '' } = object as { id?: string; payment_intent?: string };
    const account = this.#owners.get(id) ?? this.#owners.get(intent);
    return account === undefined
      ? []
      : [...account.endpoints.values()].filter((endpoint) => endpoint.enabled_events.includes(type));
  }
}

/** A browser's key creates payment methods, and sees an object whose client secret it has. */
function isOpenTo(account: FakeAccount, key: string, method: string, path: string, form: Form): boolean {
  if (account.keys.has(key)) return true;
  if (method === 'POST') return path === '/v1/payment_methods';
  return method === 'GET' && textIn(form, 'client_secret') !== undefined;
}
