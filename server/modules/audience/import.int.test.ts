// PostgreSQL: both (the marks of a text search, of rows in their order)
import type { SubscriberRow } from '@vitrine/contracts/audience.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import type { SubscriberImport } from '@vitrine/contracts/subscriber-imports.ts';
import { aMailingList } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { subscriberImportPoller } from './import-poller.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let letter: MailingList;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aShop(platform, `importing-people-${shops}.test`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
  letter = await aMailingList(owner, 'Kiln letter');
});

async function upload(text: string | Uint8Array, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  const all = { listId: letter.id, words: 'Exported from the old letter.', tag: '', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  form.set('file', new Blob([text as BlobPart]), 'people.csv');
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/admin/audience/import',
    headers: {
      host: shop.host,
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': owner.cookies.get('crumb') ?? '',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Imports a file to its end. */
async function imported(text: string | Uint8Array, fields?: Readonly<Record<string, string>>) {
  const answer = await upload(text, fields);
  expect(answer.statusCode, answer.body).toBe(202);
  await subscriberImportPoller(platform).run(new AbortController().signal);
  const seen = await owner.send('GET', '/api/admin/audience/import');
  return seen.json<{ readonly import: SubscriberImport }>().import;
}

const rows = async () =>
  (await owner.send('GET', '/api/admin/audience?sort=email')).json<ListPage<SubscriberRow>>().rows;

it('adds the people of a file to a list with a tag, and says what is wrong with the others', async () => {
  const done = await imported(
    'Email,First name,Tags,Status,Rating\r\nJune@Example.com,June,"Club; Kiln",subscribed,2\r\nnobody,,,,\r\nleft@example.com,,,unsubscribed,\r\nmo@example.com,,,,\r\n',
    { tag: 'Old letter' },
  );
  expect(done).toMatchObject({
    phase: 'done',
    list: 'Kiln letter',
    added: 2,
    known: 0,
    refused: 2,
    ignored: ['Rating'],
    startedBy: 'Rowan',
  });
  expect(done.bytesRead).toBe(done.bytes);
  expect(done.problems).toEqual([
    { line: 3, problem: 'email', value: 'nobody' },
    { line: 4, problem: 'left', value: 'unsubscribed' },
  ]);
  expect(await rows()).toMatchObject([
    {
      email: 'june@example.com',
      name: 'June',
      state: 'active',
      tags: ['Club', 'Kiln', 'Old letter'],
      source: 'import',
    },
    { email: 'mo@example.com', tags: ['Old letter'], lists: ['Kiln letter'] },
  ]);
  const { rows: consents } = await platform.db.$client.query(
    'select words, source from consents where website_id = $1',
    [shop.websiteId],
  );
  expect(consents).toEqual([
    { words: 'Exported from the old letter.', source: 'import' },
    { words: 'Exported from the old letter.', source: 'import' },
  ]);
});

it('brings nobody back who has left, and adds nobody twice', async () => {
  await imported('email,tags\njune@example.com,Club\nmo@example.com,\n');
  const [, mo] = await rows();
  await owner.send('POST', `/api/admin/audience/subscribers/${mo?.id ?? ''}/unsubscribe`);
  platform.clock.advance(1000);
  const again = await imported(
    'email,tags\njune@example.com,"club,Kiln"\nmo@example.com,Kiln\nJUNE@example.com,\n',
  );
  expect(again).toMatchObject({ added: 0, left: 1 });
  expect(await rows()).toMatchObject([
    { email: 'june@example.com', tags: ['Club'], state: 'active' },
    { email: 'mo@example.com', state: 'unsubscribed', tags: [], lists: [] },
  ]);
});

it.each([
  ['', 'empty'],
  ['name,phone\nJune,1\n', 'no-columns'],
  ['email\n', 'empty'],
])('a file of %j is not imported, and says why', async (text, problem) => {
  expect(await imported(text)).toMatchObject({ phase: 'failed', problem, added: 0 });
});

it('reads the encoding of Windows, as spreadsheets write it without a mark', async () => {
  const file = Buffer.from('email;first name\r\njorg@example.com;J\u00f6rg Gr\u00fc\u00df\r\n', 'latin1');
  expect(await imported(new Uint8Array(file))).toMatchObject({ added: 1, refused: 0 });
  expect(await rows()).toMatchObject([{ email: 'jorg@example.com', name: 'Jörg Grüß' }]);
});

it('is found by what was imported', async () => {
  await imported('email,name,tags\njune@example.com,Jüne Fern,Club\n');
  for (const query of ['search=june', 'search=fer', 'tag=club'])
    expect(
      (await owner.send('GET', `/api/admin/audience?${query}`)).json<ListPage<SubscriberRow>>().rows,
    ).toHaveLength(1);
});

it.each([
  [{ listId: '' }, 'listId', 'A List must be selected'],
  [{ words: '' }, 'words', 'Write down how these people agreed.'],
])('with %j is refused', async (fields, field, sentence) => {
  const answer = await upload('email\na@b.example\n', fields as Readonly<Record<string, string>>);
  expect([answer.statusCode, answer.json<{ fields: Record<string, string> }>().fields[field]]).toEqual([
    422,
    sentence,
  ]);
});

it('reads a file with columns and rows of long words in any script', async () => {
  const long = `${'x'.repeat(99)}${'🏺'.repeat(200)}`;
  expect(await imported(`email,${long}\n${long},\njune@example.com,\n`)).toMatchObject({
    phase: 'done',
    added: 1,
    refused: 1,
    problems: [{ line: 2, problem: 'email', value: 'x'.repeat(99) }],
    ignored: ['x'.repeat(99)],
  });
});

it('a file that fails now and then is imported to its end, as each run gets further', async () => {
  const people = Array.from({ length: 1200 }, (_, at) => `person-${at}@example.com`);
  await upload(`email\n${people.join('\n')}\n`);
  await platform.db.$client.query('update subscriber_imports set failures = 2 where website_id = $1', [
    shop.websiteId,
  ]);
  const insert = platform.db.transaction.bind(platform.db);
  let batches = 0;
  platform.db.transaction = (async (...given: Parameters<typeof insert>) => {
    batches += 1;
    if (batches === 2) throw new Error('the database is away');
    return insert(...given);
  }) as typeof insert;
  try {
    await subscriberImportPoller(platform).run(new AbortController().signal);
  } finally {
    platform.db.transaction = insert;
  }
  await subscriberImportPoller(platform).run(new AbortController().signal);
  const done = (await owner.send('GET', '/api/admin/audience/import')).json<{ import: SubscriberImport }>();
  expect(done.import).toMatchObject({ phase: 'done', added: 1200, known: 0 });
});

it('a file that fails three times at the same place is given up', async () => {
  await upload('email\njune@example.com\n');
  const insert = platform.db.transaction.bind(platform.db);
  platform.db.transaction = () => Promise.reject(new Error('the database is away'));
  try {
    for (let run = 0; run < 3; run += 1)
      await subscriberImportPoller(platform).run(new AbortController().signal);
  } finally {
    platform.db.transaction = insert;
  }
  const done = (await owner.send('GET', '/api/admin/audience/import')).json<{ import: SubscriberImport }>();
  expect(done.import).toMatchObject({ phase: 'failed', problem: 'broken', added: 0 });
});

it('a run that ends in the middle is followed by one that goes on after its last batch', async () => {
  const people = Array.from({ length: 1200 }, (_, at) => `person-${at}@example.com`);
  await upload(`email\n${people.join('\n')}\n`);
  const stopping = new AbortController();
  const insert = platform.db.transaction.bind(platform.db);
  let batches = 0;
  platform.db.transaction = (async (...given: Parameters<typeof insert>) => {
    const done = await insert(...given);
    batches += 1;
    if (batches === 1) stopping.abort();
    return done;
  }) as typeof insert;
  try {
    await subscriberImportPoller(platform).run(stopping.signal);
  } finally {
    platform.db.transaction = insert;
  }
  const half = (await owner.send('GET', '/api/admin/audience/import')).json<{ import: SubscriberImport }>()
    .import;
  expect(half).toMatchObject({ phase: 'importing', added: 500 });
  await subscriberImportPoller(platform).run(new AbortController().signal);
  const done = (await owner.send('GET', '/api/admin/audience/import')).json<{ import: SubscriberImport }>()
    .import;
  expect(done).toMatchObject({ phase: 'done', added: 1200, known: 0 });
});
