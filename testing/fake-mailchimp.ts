import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A member of a list of the fake, as Mailchimp keeps one. */
interface FakeMember {
  readonly email: string;
  status: string;
  firstName: string;
  lastName: string;
  language: string;
  readonly tags: Set<string>;
}

interface FakeList {
  readonly id: string;
  readonly name: string;
  /** By the MD5 of their address. */
  readonly members: Map<string, FakeMember>;
  /** Those that were erased for good: they cannot be added again by the API. */
  readonly forgotten: Set<string>;
}

interface Answer {
  readonly status: number;
  readonly body?: object;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const hashOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

/** An error as Mailchimp answers: RFC 7807. */
const problem = (status: number, title: string, detail: string): Answer => ({
  status,
  body: {
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    title,
    status,
    detail,
    instance: '',
  },
});
const notFound = problem(404, 'Resource Not Found', 'The requested resource could not be found.');

/** Statuses that a member may be given. */
const given: ReadonlySet<unknown> = new Set([
  'subscribed',
  'unsubscribed',
  'cleaned',
  'pending',
  'transactional',
]);

/**
 * The Marketing API 3.0 of Mailchimp with lists, members, tags and erasing, and its refusals: an unknown key, an address
 * that looks fake, one that was erased for good, and one that has unsubscribed itself and is not asked again.
 */
export class FakeMailchimp {
  readonly lists = new Map<string, FakeList>();
  /** Every request that came with the right key. */
  asked: Asked[] = [];
  /** Answered in place of everything, while it is set. */
  instead: Answer | null = null;
  /** The account; another one has other lists. */
  account = { account_id: 'a0001', account_name: 'Fern and Kiln' };
  #secret = '0123456789abcdef0123456789abcdef';
  #port = 0;
  #server: Server | null = null;

  /** The key of the account, which names this machine as its data center. */
  get key(): string {
    return `${this.#secret}-local${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        const { status, body } = this.#answer(request, text);
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
        response.end(body === undefined ? '' : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Another key; the one before is not accepted any more. */
  rotateKey(): void {
    this.#secret = [...this.#secret].toReversed().join('');
  }

  addList(id: string, name: string): FakeList {
    const list: FakeList = { id, name, members: new Map(), forgotten: new Set() };
    this.lists.set(id, list);
    return list;
  }

  /** A member by the address; undefined for none. */
  member(listId: string, email: string): FakeMember | undefined {
    return this.lists.get(listId)?.members.get(hashOf(email));
  }

  #answer(request: IncomingMessage, text: string): Answer {
    const basic = (request.headers.authorization ?? '').replace(/^Basic /, '');
    const sent = Buffer.from(basic, 'base64').toString();
    if (sent.slice(sent.indexOf(':') + 1) !== this.key)
      return problem(
        401,
        'API Key Invalid',
        "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
      );
    const { pathname } = new URL(request.url ?? '', 'http://fake');
    const method = request.method ?? '';
    const path = pathname.replace(/^\/3\.0/, '');
    const body: unknown = text === '' ? null : JSON.parse(text);
    this.asked.push({ method, path, body });
    if (this.instead !== null) return this.instead;
    if (path === '/') return { status: 200, body: this.account };
    if (path === '/lists') return { status: 200, body: { lists: [...this.lists.values()].map(viewOfList) } };
    const [, listId = '', hash = '', rest = ''] =
      /^\/lists\/([^/]+)\/members\/([\da-f]{32})(\/.*)?$/.exec(path) ?? [];
    const list = this.lists.get(decodeURIComponent(listId));
    return list === undefined ? notFound : answerOfMember(list, hash, { method, rest, body });
  }
}

const viewOfList = ({ id, name, members }: FakeList) => ({
  id,
  name,
  stats: { member_count: [...members.values()].filter(({ status }) => status === 'subscribed').length },
});

function answerOfMember(
  list: FakeList,
  hash: string,
  { method, rest, body }: { readonly method: string; readonly rest: string; readonly body: unknown },
): Answer {
  const member = list.members.get(hash);
  if (method === 'PUT' && rest === '') return putMember(list, hash, body as PutBody);
  if (member === undefined) return notFound;
  if (method === 'GET' && rest === '') return { status: 200, body: { status: member.status } };
  if (method === 'POST' && rest === '/actions/delete-permanent') {
    list.members.delete(hash);
    list.forgotten.add(hash);
    return { status: 204 };
  }
  if (method === 'POST' && rest === '/tags') {
    const { tags } = body as { readonly tags: readonly { readonly name: string; readonly status: string }[] };
    for (const { name, status } of tags) {
      if (status === 'active') member.tags.add(name);
      else member.tags.delete(name);
    }
    return { status: 204 };
  }
  return problem(405, 'Method Not Allowed', 'The requested method and resource are not compatible.');
}

interface PutBody {
  readonly email_address: string;
  readonly status_if_new: string;
  readonly status?: string;
  readonly merge_fields?: { readonly FNAME: string; readonly LNAME: string };
  readonly language?: string;
}

function putMember(list: FakeList, hash: string, body: PutBody): Answer {
  const { email_address: email, status_if_new: fresh, status, merge_fields: fields } = body;
  if (hashOf(email) !== hash || !given.has(fresh) || (status !== undefined && !given.has(status)))
    return problem(400, 'Invalid Resource', 'The resource submitted could not be validated.');
  if (email.endsWith('@fake.example'))
    return problem(
      400,
      'Invalid Resource',
      `${email} looks fake or invalid, please enter a real email address.`,
    );
  if (list.forgotten.has(hash))
    return problem(
      400,
      'Forgotten Email Not Subscribed',
      `${email} was permanently deleted and cannot be re-imported.`,
    );
  const known = list.members.get(hash);
  if (known?.status === 'unsubscribed' && status === 'subscribed')
    return problem(
      400,
      'Member In Compliance State',
      `${email} is in a compliance state and cannot be subscribed.`,
    );
  const member: FakeMember = known ?? {
    email,
    status: fresh,
    firstName: '',
    lastName: '',
    language: '',
    tags: new Set<string>(),
  };
  if (status !== undefined) member.status = status;
  if (fields !== undefined) [member.firstName, member.lastName] = [fields.FNAME, fields.LNAME];
  if (body.language !== undefined) member.language = body.language;
  list.members.set(hash, member);
  return { status: 200, body: { id: hash, email_address: email, status: member.status } };
}
