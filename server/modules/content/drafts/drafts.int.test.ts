// PostgreSQL: both (row locks)
import { MAX_OPERATIONS } from '@vitrine/contracts/page-drafts.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import { ok } from '@vitrine/domain/result.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import {
  aColleague,
  aHeading,
  aSectionOf,
  aTab,
  aTitledPage,
  type EditorTab,
  titled,
} from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { newToken } from '../../../platform/ids.ts';
import { copyDraft, createCollection, deleteDrafts, draftsOf, readDraftDocument } from '../index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let pageId: string;
let mine: EditorTab;
let count = 0;

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
  shop = await aShop(platform, `drafts-${count}.example`);
  owner = await anOwner(app, platform, shop);
  pageId = await createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId: 'studio',
    title: 'Studio',
    document: aTitledPage('Our studio'),
  });
  await awaitNotifications(platform);
  mine = aTab(owner, pageId);
});

/** What visitors and machines can see of the website, and its revision. */
async function whatVisitorsSee(): Promise<readonly string[]> {
  const visitor = aVisitor(app, shop.host);
  const paths = ['/studio', '/studio?format=json', '/sitemap.xml', '/search?q=kiln'];
  const answers = await Promise.all(paths.map((path) => visitor.send('GET', path)));
  const { rows } = await platform.db.$client.query<{ row: string }>(
    `select w.revision || ' ' || c::text as row from websites w
      join collections c on c.website_id = w.website_id where w.website_id = $1 order by 1`,
    [shop.websiteId],
  );
  return [...answers.map(({ body }) => body), ...rows.map(({ row }) => row)];
}

/** A tab with a copy of the page. */
const copyOf = async (urlId: string): Promise<EditorTab> => {
  const document = aTitledPage('Our studio');
  const page = { kind: 'page', urlId, title: 'Copy', document, enabled: false } as const;
  const copyId = await createCollection(platform, shop.websiteId, page);
  const of = { websiteId: shop.websiteId, pageId };
  await platform.db.transaction((tx) => copyDraft(tx, of, { copyId, copyRevision: 1 }));
  return aTab(owner, copyId);
};

describe('the draft of a page', () => {
  it('is what visitors see until it is changed, and visitors see nothing of its changes', async () => {
    expect(await mine.open()).toEqual({
      id: pageId,
      kind: 'page',
      title: 'Studio',
      path: '/studio',
      layout: '',
      isPublished: true,
      publishedOn: null,
      hasChanges: false,
      revision: 0,
      document: aTitledPage('Our studio'),
    });
    const before = await whatVisitorsSee();
    expect(before[0]).toContain('Our studio');

    expect((await mine.save(0, [titled('Kiln room')])).json()).toEqual({ revision: 1 });
    const wide = aSectionOf('more', aHeading('second', 'More'));
    const saved = await mine.save(1, [{ kind: 'insert-section', section: wide, after: 'top' }]);
    expect(saved.json()).toEqual({ revision: 2 });
    await awaitNotifications(platform);
    expect(await whatVisitorsSee()).toEqual(before);

    const document = { version: 2, sections: [...aTitledPage('Kiln room').sections, wide] };
    expect(await mine.open()).toMatchObject({ hasChanges: true, revision: 2, document });
    expect(await readDraftDocument(platform, shop.websiteId, pageId)).toEqual(ok(document));
    expect(await draftsOf(platform, shop.websiteId)).toEqual(new Set([pageId]));
  });

  it('begins empty for a page without blocks', async () => {
    const urlId = 'empty';
    const emptyId = await createCollection(platform, shop.websiteId, { kind: 'page', urlId, title: 'Empty' });
    const tab = aTab(owner, emptyId);
    expect(await tab.open()).toMatchObject({ revision: 0, document: { version: 2, sections: [] } });
    expect(await readDraftDocument(platform, shop.websiteId, emptyId)).toEqual(ok(null));
    await tab.save(0, [{ kind: 'insert-section', section: aSectionOf('top'), after: null }]);
    expect(await tab.open()).toMatchObject({ revision: 1, hasChanges: true });
    // Changed back: nothing differs from what visitors see.
    await tab.save(1, [{ kind: 'remove-section', id: 'top' }]);
    expect(await tab.open()).toMatchObject({ revision: 2, hasChanges: false });
    expect(await draftsOf(platform, shop.websiteId)).toEqual(new Set());
  });

  it('is discarded, also when the answer is lost and it is discarded again', async () => {
    await mine.save(0, [titled('Kiln room')]);
    expect((await mine.discard(0)).json()).toMatchObject({ error: 'STALE_REVISION' });
    for (const discarded of [await mine.discard(1), await mine.discard(1)]) {
      expect(discarded.json()).toMatchObject({
        revision: 2,
        hasChanges: false,
        document: aTitledPage('Our studio'),
      });
    }
    // What was typed on the discarded draft does not reach what is edited now.
    expect((await mine.save(1, [titled('Late')])).json()).toMatchObject({ error: 'STALE_REVISION' });
  });

  it('is of one website, for its owners', async () => {
    const other = await aShop(platform, `drafts-other-${count}.example`);
    const stranger = aTab(await anOwner(app, platform, other, 'mo@example.com'), pageId);
    const answers = [
      await stranger.lease(),
      await stranger.release(),
      await stranger.save(0, [titled('Theirs')]),
      await stranger.publish(0),
      await stranger.discard(0),
    ];
    expect(answers.map((answer) => answer.json().error)).toEqual(
      Array.from({ length: answers.length }, () => 'CONTENT_NOT_FOUND'),
    );
    const signedOut = await aTab(aVisitor(app, shop.host), pageId).save(0, [titled('Theirs')]);
    expect(signedOut.statusCode).toBe(401);
    expect(await readDraftDocument(platform, other.websiteId, pageId)).toEqual(ok(null));
    expect(await mine.open()).toMatchObject({ revision: 0 });
  });

  it('is copied with its page, and changed by itself from then on', async () => {
    // Without a draft there is none to copy.
    expect(await (await copyOf('first')).open()).toMatchObject({ revision: 0, hasChanges: false });
    await mine.save(0, [titled('Kiln room')]);
    const copy = await copyOf('second');
    expect(await copy.open()).toMatchObject({ hasChanges: true, document: aTitledPage('Kiln room') });
    await copy.save(1, [titled('Another room')]);
    expect(await copy.open()).toMatchObject({ revision: 2, document: aTitledPage('Another room') });
    expect(await mine.open()).toMatchObject({ revision: 1, document: aTitledPage('Kiln room') });
  });

  it('waits in the bin with its page, where nobody edits it', async () => {
    await mine.save(0, [titled('Kiln room')]);
    const deleted = await owner.send('DELETE', `/api/admin/pages/${pageId}?revision=1`);
    expect(deleted.statusCode).toBe(204);
    const answers = [await mine.lease(), await mine.save(1, [titled('Late')]), await mine.publish(1)];
    expect(answers.map((answer) => answer.json().error)).toEqual(
      Array.from({ length: answers.length }, () => 'CONTENT_NOT_FOUND'),
    );
    expect(await readDraftDocument(platform, shop.websiteId, pageId)).toEqual(ok(null));
    await owner.send('POST', `/api/admin/deleted-pages/${pageId}/restore`);
    expect(await mine.open()).toMatchObject({ revision: 1, document: aTitledPage('Kiln room') });
  });

  it('is erased with its page, its versions and its lease, and no other page’s', async () => {
    const urlId = 'second';
    const document = aTitledPage('Second');
    const secondId = await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId,
      title: 'Second',
      document,
    });
    const second = aTab(owner, secondId);
    for (const tab of [mine, second]) {
      await tab.save(0, [titled('One')]);
      await tab.publish(1);
      await tab.save(2, [titled('Two')]);
    }
    await platform.db.transaction((tx) => deleteDrafts(tx, shop.websiteId, [pageId]));
    const left = await Promise.all(
      ['page_drafts', 'page_versions', 'page_leases'].map(async (table) => {
        const { rows } = await platform.db.$client.query<{ id: string }>(
          `select distinct page_id as id from "${table}" where website_id = $1`,
          [shop.websiteId],
        );
        return rows.map(({ id }) => id);
      }),
    );
    expect(left).toEqual([[secondId], [secondId], [secondId]]);
  });
});

describe('a page that is edited', () => {
  it('is held by one tab; another may take it over, and the old one never writes again', async () => {
    const other = await aShop(platform, `drafts-lease-${count}.example`);
    const email = 'mo@example.com';
    const elsewhere = await anOwner(app, platform, other, email);
    const theirs = aTab(await aColleague(app, platform, shop, { elsewhere, email }), pageId);
    expect((await mine.lease()).json()).toMatchObject({ isYou: true, isSamePerson: true, name: 'Rowan' });
    await mine.save(0, [titled('Mine')]);

    expect((await theirs.lease()).json()).toMatchObject({
      isYou: false,
      name: 'Rowan',
      isSamePerson: false,
      since: new Date(platform.clock.now()).toISOString(),
    });
    const refused = await theirs.save(1, [titled('Theirs')]);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: 'PAGE_LOCKED',
      message: 'This page is locked: Rowan is editing it.',
    });
    for (const answer of [await theirs.publish(1), await theirs.discard(1)])
      expect(answer.json()).toMatchObject({ error: 'PAGE_LOCKED' });

    expect((await theirs.lease(true)).json()).toMatchObject({ isYou: true });
    expect((await mine.lease()).json()).toMatchObject({ isYou: false });
    await theirs.save(1, [titled('Theirs')]);
    expect((await mine.save(1, [titled('Late')])).json()).toMatchObject({ error: 'PAGE_LOCKED' });
    // The old tab holds nothing that it could give back.
    await mine.release();
    expect((await mine.lease()).json()).toMatchObject({ isYou: false });

    // It wakes up after the other one has gone: it may have the page, but not write what it was typing.
    await theirs.release();
    expect((await mine.save(1, [titled('Late')])).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect(await mine.open()).toMatchObject({ revision: 2, document: aTitledPage('Theirs') });
  });

  it('refuses a tab that slept while another published and went on to the same number of changes', async () => {
    await mine.save(0, [titled('One')]);
    await mine.save(1, [titled('Two')]);
    const other = aTab(owner, pageId);
    await other.lease(true);
    await other.publish(2);
    let { revision } = await other.open();
    for (const text of ['Three', 'Four']) {
      await other.save(revision, [titled(text)]);
      revision += 1;
    }
    await other.release();
    expect((await mine.save(2, [titled('Late')])).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await mine.save(0, [titled('Late')])).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect(await mine.open()).toMatchObject({ document: aTitledPage('Four') });
  });

  it('is free again 45 seconds after the last sign of life, and stays with its tab while nobody takes it', async () => {
    await mine.lease();
    const other = aTab(owner, pageId);
    platform.clock.advance(44_000);
    expect((await other.lease()).json()).toMatchObject({ isYou: false, isSamePerson: true });
    platform.clock.advance(2_000);
    expect((await mine.save(0, [titled('After a nap')])).json()).toEqual({ revision: 1 });
    // A save is a sign of life.
    platform.clock.advance(44_000);
    expect((await other.lease()).json()).toMatchObject({ isYou: false });
    platform.clock.advance(1_000);
    expect((await other.lease()).json()).toMatchObject({ isYou: true });
    expect((await mine.save(1, [titled('Late')])).json()).toMatchObject({ error: 'PAGE_LOCKED' });

    // Whoever takes another page removes leases that are over.
    platform.clock.advance(46_000);
    await aTab(owner, shop.collectionId).lease();
    const { rows } = await platform.db.$client.query<{ id: string }>(
      'select page_id as id from page_leases where website_id = $1',
      [shop.websiteId],
    );
    expect(rows.map(({ id }) => id)).toEqual([shop.collectionId]);
  });

  it('is asked for: its holder hands it over or says "Not now", and nobody else sees or answers that', async () => {
    const other = await aShop(platform, `drafts-ask-${count}.example`);
    const email = 'mara@example.com';
    const elsewhere = await anOwner(app, platform, other, email);
    const theirs = aTab(await aColleague(app, platform, shop, { elsewhere, email }), pageId);
    const third = aTab(owner, pageId);
    await mine.lease();
    await mine.save(0, [titled('Mine')]);

    const asked = (await theirs.ask()).json();
    expect(asked).toMatchObject({ isYou: false, name: 'Rowan', asked: 'waiting', asks: null });
    // One request at a time; the first one stands.
    expect((await third.ask()).json()).toMatchObject({ isYou: false, asked: null, asks: null });
    platform.clock.advance(10_000);
    await theirs.ask();
    const { asks } = (await mine.lease()).json<{ asks: { on: string } }>();
    expect(asks).toMatchObject({ isSamePerson: false });
    expect(Date.parse(asks.on)).toBe(platform.clock.now() - 10_000);
    // Only the holder answers, and only the request that it saw.
    expect((await third.answer(asks.on, true)).json()).toMatchObject({ isYou: false, name: 'Rowan' });
    const wrong = new Date(Date.parse(asks.on) + 1).toISOString();
    expect((await mine.answer(wrong, true)).json()).toMatchObject({ isYou: true });

    expect((await mine.answer(asks.on, false)).json()).toMatchObject({ isYou: true, asks: null });
    expect((await theirs.lease()).json()).toMatchObject({ isYou: false, asked: 'declined' });
    expect((await theirs.ask()).json()).toMatchObject({ isYou: false, asked: 'declined' });
    // A declined one is over: it cannot be handed over to any more.
    expect((await mine.answer(asks.on, true)).json()).toMatchObject({ isYou: true });
    for (let signs = 0; signs < 4; signs += 1) {
      platform.clock.advance(30_000);
      await mine.lease();
    }
    expect((await theirs.lease()).json()).toMatchObject({ isYou: false, asked: null });

    await theirs.ask();
    const again = (await mine.lease()).json<{ asks: { on: string } }>().asks;
    expect((await mine.answer(again.on, true)).json()).toMatchObject({
      isYou: false,
      asks: null,
      asked: null,
    });
    expect((await theirs.lease()).json()).toMatchObject({ isYou: true, asks: null, asked: null });
    expect((await mine.save(1, [titled('Late')])).json()).toMatchObject({ error: 'PAGE_LOCKED' });
    expect((await theirs.save(1, [titled('Theirs')])).json()).toEqual({ revision: 2 });

    // A request ends with its tab, and a free page is taken at once.
    await mine.ask();
    await mine.release();
    expect((await theirs.lease()).json()).toMatchObject({ isYou: true, asks: null });
    await theirs.release();
    expect((await mine.ask()).json()).toMatchObject({ isYou: true, asked: null });
  });

  it('is given to one of two tabs that ask at once', async () => {
    const other = aTab(owner, pageId);
    const answers = await Promise.all([mine.lease(), other.lease()]);
    const held = answers.map((answer) => answer.json<{ isYou: boolean }>().isYou);
    expect(held.toSorted()).toEqual([false, true]);
  });
});

/** A second row’s heading. */
const added = (id: string): Operation => ({
  kind: 'insert-block',
  sectionId: 'top',
  block: aHeading(id, id, 2),
});

/** Half of the blocks that a page has at most. */
const full = (section: string) =>
  aSectionOf(
    section,
    ...Array.from({ length: 250 }, (_, index) => aHeading(`${section}${index}`, '', index + 1)),
  );

describe('a save', () => {
  it('whose answer was lost is sent again and applied once', async () => {
    const key = newToken();
    const answers = [await mine.save(0, [added('second')], key), await mine.save(0, [added('second')], key)];
    expect(answers.map((answer) => answer.json())).toEqual([{ revision: 1 }, { revision: 1 }]);
    const { document } = await mine.open();
    expect(document.sections[0]?.blocks.map(({ id }) => id)).toEqual(['title', 'second']);
    // Also after the page was taken over: what is stored was stored.
    await aTab(owner, pageId).lease(true);
    expect((await mine.save(0, [added('second')], key)).json()).toEqual({ revision: 1 });
  });

  it('waits for the one before it, and is refused when that changed what it is based on', async () => {
    await mine.save(0, [titled('One')]);
    await withLockHeld(
      platform,
      'select 1 from page_drafts where page_id = $1 for update',
      [pageId],
      async (_holder, commit) => {
        const saves = [mine.save(1, [added('left')]), mine.save(1, [added('right')])];
        await untilBlocked(platform, 2);
        await commit();
        const answers = (await Promise.all(saves)).map((answer) => answer.json());
        expect(answers.filter(({ revision }) => revision === 2)).toHaveLength(1);
        expect(answers.filter(({ error }) => error === 'STALE_REVISION')).toHaveLength(1);
      },
    );
    const { revision, document } = await mine.open();
    expect([revision, document.sections[0]?.blocks.length]).toEqual([2, 2]);
  });

  it('is one of two first saves that come at once', async () => {
    const answers = await Promise.all([mine.save(0, [added('left')]), mine.save(0, [added('right')])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await mine.open()).document.sections[0]?.blocks).toHaveLength(2);
  });

  it('is taken by a server that was started since the last one', async () => {
    await mine.save(0, [titled('Before')]);
    const restarted = await buildApp(anotherProcess(platform));
    try {
      const visitor = aVisitor(restarted, shop.host);
      for (const [name, value] of owner.cookies) visitor.cookies.set(name, value);
      const answer = await visitor.send('POST', `/api/admin/page-drafts/${pageId}/operations`, {
        tab: mine.tab,
        revision: 1,
        key: newToken(),
        operations: [titled('After')],
      });
      expect(answer.json()).toEqual({ revision: 2 });
    } finally {
      await restarted.close();
    }
    expect(await mine.open()).toMatchObject({ document: aTitledPage('After') });
  });

  it('has up to 1,000 changes, applied all or none', async () => {
    const many = Array.from({ length: MAX_OPERATIONS }, (_, index) =>
      index < 499 ? added(`b${index}`) : titled(`Title ${index}`),
    );
    expect((await mine.save(0, many)).json()).toEqual({ revision: 1 });
    const { document } = await mine.open();
    expect(document.sections[0]?.blocks).toHaveLength(500);
    expect(document.sections[0]?.blocks[0]?.props['text']).toBe('Title 999');
    expect((await mine.save(1, [...many, titled('One more')])).statusCode).toBe(422);

    const half = await mine.save(1, [titled('Half'), { kind: 'remove-block', id: 'nowhere' }]);
    expect(half.json()).toMatchObject({
      error: 'DRAFT_CHANGE_REFUSED',
      message: 'This change does not fit the page any more: the block is no longer on the page.',
    });
    expect((await mine.open()).document.sections[0]?.blocks[0]?.props['text']).toBe('Title 999');
  });

  it('keeps any text exactly, and half-made blocks as they are', async () => {
    const text = `</script><img onerror=alert(1)> '"; drop table items; -- {squarespace} \\u0000 🏺`;
    const halfMade = {
      ...aHeading('photo', '', 2),
      type: 'image',
      props: { caption: text, deep: [{ text }] },
    };
    const props: Record<string, unknown> = JSON.parse('{"__proto__":1,"constructor":{"x":[]}}');
    const saved = await mine.save(0, [
      titled(text),
      { kind: 'insert-block', sectionId: 'top', block: halfMade },
      { kind: 'change-props', id: 'title', props: { constructor: props['constructor'] } },
    ]);
    expect(saved.json()).toEqual({ revision: 1 });
    const [title, photo] = (await mine.open()).document.sections[0]?.blocks ?? [];
    expect(title?.props['text']).toBe(text);
    expect(photo).toEqual(halfMade);
  });

  it('is refused with what to do where a database could not store it, or a page would get too large', async () => {
    const problems = async (...operations: readonly Operation[]): Promise<string> =>
      (await mine.save(0, operations)).json<{ message: string }>().message;
    expect(await problems(titled('a\0b'))).toMatch(/characters that cannot be stored/);
    expect(await problems(titled('\ud83c'))).toMatch(/characters that cannot be stored/);
    const large = titled('x'.repeat(4 * 1024 * 1024));
    expect(await problems(large)).toMatch(/larger than 4 MB\. Move part of it to another page/);
    const sections = ['a', 'b'].map(
      (id) => ({ kind: 'insert-section', section: full(id), after: null }) as const,
    );
    expect(await problems(...sections)).toMatch(/at most 500 blocks/);
    expect(await mine.open()).toMatchObject({ revision: 0, hasChanges: false });
  });

  it('is refused when its props are nested without end', async () => {
    const save = { tab: mine.tab, revision: 0, key: newToken(), operations: [titled('deep')] };
    const answer = await app.inject({
      method: 'POST',
      url: `/api/admin/page-drafts/${pageId}/operations`,
      headers: {
        host: shop.host,
        cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': owner.cookies.get('crumb') ?? '',
        'content-type': 'application/json',
      },
      payload: JSON.stringify(save).replace('"deep"', '['.repeat(200_000) + ']'.repeat(200_000)),
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'DRAFT_CHANGE_REFUSED' });
    expect(answer.json<{ message: string }>().message).toMatch(/nested too deeply/);
  });
});
