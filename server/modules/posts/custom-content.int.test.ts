import type { PostDetail } from '@vitrine/contracts/posts.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { type FolderSite, seedLetterpress } from '@vitrine/testing/folder-sites/seed-folder-sites.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let site: FolderSite;
let owner: TestVisitor;
let notes: string;
let picture: string;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  site = await seedLetterpress(platform);
  owner = await anOwner(app, platform, site);
  const { rows } = await platform.db.$client.query<{ notes: string; picture: string }>(
    `select c.id as notes, a.id as picture from collections c, assets a
      where c.website_id = $1 and c.url_id = 'notes' and a.website_id = $1 and a.kind = 'picture' limit 1`,
    [site.websiteId],
  );
  notes = rows[0]?.notes ?? '';
  picture = rows[0]?.picture ?? '';
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const path = '/api/admin/posts';
const made = async (title: string): Promise<PostDetail> =>
  (await owner.send('POST', path, { collectionId: notes, title })).json<PostDetail>();
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<PostDetail>();
const change = async (id: string, texts: object, checks: object = {}) =>
  owner.send('PUT', `${path}/${id}`, {
    revision: (await read(id)).revision,
    customContent: { texts, checks },
  });

it('has the fields that the theme declares for its blog, and their values are on its page', async () => {
  const post = await made('On paper');
  expect(post.customTypes).toEqual([
    {
      name: 'broadside',
      title: 'Broadside',
      fields: [
        { name: 'paper', title: 'Paper', kind: 'text' },
        { name: 'edition', title: 'Copies printed', kind: 'text' },
        { name: 'isSoldOut', title: 'Sold out', kind: 'checkbox' },
        { name: 'story', title: 'Story', kind: 'html' },
        { name: 'specimen', title: 'Specimen', kind: 'image' },
      ],
    },
  ]);
  const empty = { texts: { paper: '', edition: '', story: '', specimen: '' }, checks: { isSoldOut: false } };
  expect(post.customContent).toEqual(empty);
  const texts = { paper: ' Laid ', story: '<p>Wet.</p><script>x()</script>', specimen: picture };
  const changed = (await change(post.id, texts, { isSoldOut: true })).json<PostDetail>();
  expect(changed.customContent).toEqual({
    texts: { paper: 'Laid', edition: '', story: '<p>Wet.</p>', specimen: picture },
    checks: { isSoldOut: true },
  });
  const { revision } = changed;
  await owner.send('POST', `${path}/${post.id}/status`, { revision, status: 'published' });
  await awaitNotifications(platform);
  const page = (await aVisitor(app, site.host).send('GET', post.path)).body;
  expect(page).toContain('<dt>Paper</dt><dd>Laid</dd><dt>Story</dt><dd><p>Wet.</p></dd>');
  expect(page).toMatch(/<img src="\/media\/[^"]+type-case\.webp"[^>]* alt="A picture of type-case\.png"/);
  const uses = await owner.send('POST', '/api/admin/assets/uses', { ids: [picture] });
  expect(uses.body).toContain('On paper');
  // What is left out stays, what is emptied goes, and what other themes had is kept.
  await platform.db.$client.query(
    `update items set custom_content = custom_content || '{"of another theme": 1}' where id = $1`,
    [post.id],
  );
  const emptied = (await change(post.id, { story: '', specimen: '' })).json<PostDetail>();
  expect(emptied.customContent).toEqual({
    texts: { ...empty.texts, paper: 'Laid' },
    checks: { isSoldOut: true },
  });
  const { rows } = await platform.db.$client.query('select custom_content from items where id = $1', [
    post.id,
  ]);
  expect(rows).toEqual([{ custom_content: { paper: 'Laid', isSoldOut: true, 'of another theme': 1 } }]);
});

it('is refused with a sentence beside each wrong field, and stays as it is', async () => {
  const { id } = await made('Wrong');
  const before = await read(id);
  const gone = 'The theme of your site has no such field any more. Load the post again.';
  const problemsOf = async (texts: object, checks: object = {}) => {
    const answer = await change(id, texts, checks);
    expect(answer.statusCode).toBe(422);
    return answer.json<{ fields: Record<string, string> }>().fields;
  };
  expect(await problemsOf({ ink: 'Black' })).toEqual({ 'customContent.texts.ink': gone });
  expect(await problemsOf({ isSoldOut: 'yes' })).toEqual({ 'customContent.texts.isSoldOut': gone });
  expect(await problemsOf({}, { paper: true })).toEqual({ 'customContent.checks.paper': gone });
  expect(await problemsOf({ paper: 'a'.repeat(1_001) })).toEqual({
    'customContent.texts.paper': 'Use at most 1,000 characters.',
  });
  expect(await problemsOf({ story: 'a'.repeat(20_001) })).toEqual({
    'customContent.texts.story': 'This text is too long.',
  });
  const deleted = 'This file was deleted. Choose another one.';
  for (const specimen of ['0192f0c1-2345-7abc-8def-0123456789ab', 'type-case.png'])
    expect(await problemsOf({ specimen })).toEqual({ 'customContent.texts.specimen': deleted });
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`field${at}`, '']));
  expect(await problemsOf(many)).toEqual({
    'customContent.texts': 'A post has at most 50 fields of the theme.',
  });
  for (const texts of [{ paper: 5 }, { paper: null }, { 'a b': '' }])
    expect((await change(id, texts)).statusCode).toBe(422);
  expect(await read(id)).toEqual(before);
});

it('has none where the theme declares none', async () => {
  const shop = await aShop(platform, 'plain.example');
  const plain = await anOwner(app, platform, shop, 'mo@example.com');
  const collectionId = await createCollection(platform, shop.websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
  const post = (await plain.send('POST', path, { collectionId, title: 'Clay' })).json<PostDetail>();
  expect(post).toMatchObject({ customTypes: [], customContent: { texts: {}, checks: {} } });
  const refused = await plain.send('PUT', `${path}/${post.id}`, {
    revision: post.revision,
    customContent: { texts: { paper: 'Laid' }, checks: {} },
  });
  expect(refused.statusCode).toBe(422);
});
