// PostgreSQL: both (row locks, text search)
import type { PostAuthor, PostLabel } from '@vitrine/contracts/post-labels.ts';
import type { PostDetail } from '@vitrine/contracts/posts.ts';
import type { LabelKind } from '@vitrine/domain/content/labels.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let journal: string;
let count = 0;
const nothing = '0192f0c1-2345-7abc-8def-0123456789ab';

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `labels-${count}.example`);
  owner = await anOwner(app, platform, shop);
  journal = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
});

const path = '/api/admin/post-labels';
async function aPost(title: string, set: { tags?: string[]; categories?: string[]; authorId?: string } = {}) {
  const made = await owner.send('POST', '/api/admin/posts', { collectionId: journal, title });
  const { id, revision } = made.json<PostDetail>();
  const changed = await owner.send('PUT', `/api/admin/posts/${id}`, { revision, ...set });
  expect(changed.statusCode).toBe(200);
  return id;
}
const read = async (id: string) => (await owner.send('GET', `/api/admin/posts/${id}`)).json<PostDetail>();
const list = async (kind: LabelKind = 'tag', query = '') =>
  (await owner.send('GET', `${path}?collection=${journal}&kind=${kind}${query}`)).json<{
    labels: PostLabel[];
    next: string | null;
  }>();
const lines = async (kind: LabelKind = 'tag') =>
  (await list(kind)).labels.map(({ name, posts }) => `${name} ${posts}`);
async function named(name: string, kind: LabelKind = 'tag'): Promise<PostLabel> {
  const found = (await list(kind)).labels.find((label) => label.name === name);
  if (found === undefined) throw new Error(`no ${kind} ${name}`);
  return found;
}
const create = (name: string, kind: LabelKind = 'tag') =>
  owner.send('POST', path, { collectionId: journal, kind, name });
const rename = ({ id, revision }: PostLabel, name: string) =>
  owner.send('PUT', `${path}/${id}`, { name, revision });
const merge = ({ id, revision }: PostLabel, into: string) =>
  owner.send('POST', `${path}/${id}/merge`, { into, revision });
const undo = (changeId: string) => owner.send('POST', `/api/admin/post-label-changes/${changeId}/undo`);

describe.each(['tag', 'category'] as const)('a %s', (kind) => {
  const field = kind === 'tag' ? 'tags' : 'categories';

  it('is listed with its number of posts when a post gets it, and can be made before', async () => {
    expect((await create('Glaze', kind)).statusCode).toBe(201);
    await aPost('One', { [field]: ['Clay'] });
    await aPost('Two', { [field]: ['clay', 'Kiln'] });
    expect(await lines(kind)).toEqual(['Clay 2', 'Glaze 0', 'Kiln 1']);
    expect((await list(kind, '&search=ki')).labels.map(({ name }) => name)).toEqual(['Kiln']);
  });

  it('is refused where the name exists, also in another letter case', async () => {
    await create('Clay', kind);
    await create('Kiln', kind);
    const sentence = kind === 'tag' ? 'This tag already exists' : 'This category already exists';
    for (const answer of [await create('CLAY ', kind), await rename(await named('Kiln', kind), 'clay')]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        error: 'LABEL_TAKEN',
        message: sentence,
        fields: { name: sentence },
      });
    }
    expect((await create(' ', kind)).json()).toMatchObject({ fields: { name: 'Enter a name.' } });
  });

  it('is renamed in all posts, those in the bin too, whatever letter case they have', async () => {
    const id = await aPost('One', { [field]: ['Wet', 'Clay'] });
    await platform.db.$client.query(
      `update items set ${field} = array_replace(${field}, 'Clay', 'CLAY') where id = $1`,
      [id],
    );
    const { revision } = await read(id);
    expect((await rename(await named('Clay', kind), 'Stoneware')).json()).toEqual({ revision: 2 });
    const after = await read(id);
    expect(after[field]).toEqual(['Wet', 'Stoneware']);
    expect(after.revision).toBe(revision + 1);
    // Only its letter case.
    expect((await rename(await named('Stoneware', kind), 'STONEWARE')).statusCode).toBe(200);
    expect((await read(id))[field]).toEqual(['Wet', 'STONEWARE']);
  });

  it('is merged into another one, and taken back to what each post had', async () => {
    const [both, only] = [
      await aPost('Both', { [field]: ['Clay', 'Wet', 'Earth'] }),
      await aPost('Only', { [field]: ['Wet', 'Clay'] }),
    ];
    const into = await named('Earth', kind);
    const merged = await merge(await named('Clay', kind), into.id);
    expect(merged.statusCode).toBe(200);
    expect([(await read(both))[field], (await read(only))[field]]).toEqual([
      ['Earth', 'Wet'],
      ['Wet', 'Earth'],
    ]);
    expect(await lines(kind)).toEqual(['Earth 2', 'Wet 2']);
    const { changeId } = merged.json<{ changeId: string }>();
    expect((await undo(changeId)).statusCode).toBe(204);
    expect([(await read(both))[field], (await read(only))[field]]).toEqual([
      ['Earth', 'Wet', 'Clay'],
      ['Wet', 'Clay'],
    ]);
    expect(await lines(kind)).toEqual(['Clay 2', 'Earth 1', 'Wet 2']);
    expect((await undo(changeId)).json()).toMatchObject({ error: 'LABEL_UNDO_TOO_LATE' });
  });

  it('is deleted from all posts, and taken back within a day', async () => {
    const id = await aPost('One', { [field]: ['Clay', 'Wet'] });
    const { id: labelId, revision } = await named('Clay', kind);
    const deleted = await owner.send('DELETE', `${path}/${labelId}?revision=${revision}`);
    expect((await read(id))[field]).toEqual(['Wet']);
    const { changeId } = deleted.json<{ changeId: string }>();
    await create('clay', kind);
    expect((await undo(changeId)).json()).toMatchObject({ error: 'LABEL_TAKEN' });
    const again = await named('clay', kind);
    await owner.send('DELETE', `${path}/${again.id}?revision=1`);
    expect((await undo(changeId)).statusCode).toBe(204);
    expect((await read(id))[field]).toEqual(['Wet', 'Clay']);
  });

  it('is not merged into itself, into one of another blog or kind, on an older revision or for another website', async () => {
    await create('Clay', kind);
    await create('Earth', kind);
    const clay = await named('Clay', kind);
    expect((await merge(clay, clay.id)).json()).toMatchObject({ error: 'LABEL_MERGE_SAME' });
    const news = await createCollection(platform, shop.websiteId, { kind: 'blog', urlId: 'n', title: 'N' });
    const elsewhere = await owner.send('POST', path, { collectionId: news, kind, name: 'Clay' });
    const otherKind = await create('Clay', kind === 'tag' ? 'category' : 'tag');
    for (const { id } of [elsewhere.json<PostLabel>(), otherKind.json<PostLabel>(), { id: nothing }])
      expect((await merge(clay, id)).json()).toMatchObject({ error: 'LABEL_NOT_FOUND' });
    await rename(clay, 'Clays');
    expect((await merge(clay, (await named('Earth', kind)).id)).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
    const other = await aShop(platform, `elsewhere-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    const body = { name: 'X', revision: 2 };
    expect((await stranger.send('PUT', `${path}/${clay.id}`, body)).statusCode).toBe(404);
    expect((await stranger.send('GET', `${path}?collection=${journal}&kind=${kind}`)).statusCode).toBe(404);
  });
});

it('lists many tags page by page, each once, and counts at most 1,000 posts of one', async () => {
  await platform.db.$client.query(
    `insert into item_labels (website_id, id, collection_id, kind, name, name_key)
      select $1, gen_random_uuid(), $2, 'tag', 'Tag ' || n, 'tag ' || n from generate_series(1, 250) n`,
    [shop.websiteId, journal],
  );
  await platform.db.$client.query(
    `insert into items (website_id, id, collection_id, url_id, record_type, title, tags, published_on, updated_on)
      select $1, gen_random_uuid(), $2, 'p-' || n, 1, 'P', '{Tag 1}', now(), now() from generate_series(1, 1100) n`,
    [shop.websiteId, journal],
  );
  const names: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { labels: PostLabel[]; next: string | null } = await list(
      'tag',
      next === '' ? '' : `&after=${encodeURIComponent(next)}`,
    );
    names.push(...page.labels.map(({ name }) => name));
    next = page.next;
  }
  expect([names.length, new Set(names).size]).toEqual([250, 250]);
  expect(await named('Tag 1')).toMatchObject({ posts: 1000, isMore: true });
});

const authors = async () =>
  (await owner.send('GET', '/api/admin/authors')).json<{ authors: PostAuthor[] }>().authors;
const make = async (name: string) =>
  (await owner.send('POST', '/api/admin/authors', { name })).json<PostAuthor>();
const remove = ({ id, revision }: PostAuthor, posts: string) =>
  owner.send('DELETE', `/api/admin/authors/${id}?revision=${revision}&posts=${posts}`);

describe('an author', () => {
  it('is added, changed and listed with the number of posts', async () => {
    const ann = await make('Ann');
    await aPost('One', { authorId: ann.id });
    const changed = await owner.send('PUT', `/api/admin/authors/${ann.id}`, {
      name: 'Ann Lee',
      bio: 'Potter',
      revision: 1,
    });
    expect(changed.json()).toMatchObject({ name: 'Ann Lee', bio: 'Potter', revision: 2, posts: 1 });
    expect(await authors()).toHaveLength(1);
    const stale = await owner.send('PUT', `/api/admin/authors/${ann.id}`, { name: 'A', revision: 1 });
    expect(stale.json()).toMatchObject({ error: 'STALE_REVISION' });
    const wrong = await owner.send('POST', '/api/admin/authors', {
      name: 'A',
      websiteUrl: 'javascript:alert(1)',
    });
    expect(wrong.json()).toMatchObject({ fields: { websiteUrl: expect.any(String) } });
  });

  it('who wrote is deleted only by choosing who takes the posts over, or nobody', async () => {
    const [ann, bo] = [await make('Ann'), await make('Bo')];
    const [one, two] = [await aPost('One', { authorId: ann.id }), await aPost('Two', { authorId: bo.id })];
    const without = await owner.send('DELETE', `/api/admin/authors/${ann.id}?revision=1`);
    expect(without.json()).toMatchObject({ fields: { posts: 'Choose who takes the posts over.' } });
    for (const heir of [ann.id, nothing])
      expect((await remove(ann, heir)).json()).toMatchObject({ error: 'AUTHOR_TAKES_OVER' });
    expect((await remove(ann, bo.id)).statusCode).toBe(204);
    expect(await read(one)).toMatchObject({ authorId: bo.id });
    expect(await authors()).toMatchObject([{ name: 'Bo', posts: 2 }]);
    expect((await remove(bo, 'nobody')).statusCode).toBe(204);
    expect([(await read(one)).authorId, (await read(two)).authorId]).toEqual([null, null]);
    expect((await remove(bo, 'nobody')).json()).toMatchObject({ error: 'AUTHOR_NOT_FOUND' });
  });
});
