import type { ListedPage } from '@vitrine/contracts/pages.ts';
import type { PageState, StatusChange } from '@vitrine/contracts/page-status.ts';
import type { PageVersion } from '@vitrine/contracts/page-drafts.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { canTransition, statusLabels } from '@vitrine/domain/content/content-status.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import {
  aHeading,
  aSectionOf,
  aTab,
  aTitledPage,
  type EditorTab,
  titled,
} from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCollection } from '../index.ts';
import { bumpRevision } from '../../websites/index.ts';
import { sendNotices } from '../../owner-notices/send-notices.ts';
import { publishScheduledPages } from './publish-scheduled.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
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
  await platform.db.$client.query(
    'truncate accounts, contributors, rate_windows, outbox_mails, notice_states, page_status_changes, collections',
  );
  shop = await aShop(platform, `status-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const aPage = (isShown: boolean, urlId = 'studio'): Promise<string> =>
  createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId,
    title: 'Studio',
    document: aTitledPage('Our studio'),
    enabled: isShown,
  });
const inAnHour = (): string => new Date(platform.clock.now() + HOUR).toISOString();
const pathOf = (id: string) => `/api/admin/pages/${id}`;
const stateOf = async (id: string) => (await owner.send('GET', `${pathOf(id)}/status`)).json<PageState>();
const turn = (id: string, revision: number, status: string, visitor = owner) =>
  visitor.send('POST', `${pathOf(id)}/status`, { revision, status });
const plan = (id: string, revision: number, publishOn = inAnHour(), visitor = owner) =>
  visitor.send('PUT', `${pathOf(id)}/schedule`, { revision, publishOn });
const cancel = (id: string, revision: number, visitor = owner) =>
  visitor.send('DELETE', `${pathOf(id)}/schedule?revision=${revision}`);
const versions = async (id: string): Promise<readonly PageVersion[]> =>
  (await owner.send('GET', `/api/admin/page-drafts/${id}/versions`)).json<{ versions: PageVersion[] }>()
    .versions;
const listed = async (id: string): Promise<ListedPage | undefined> =>
  (await owner.send('GET', '/api/admin/pages'))
    .json<{ pages: ListedPage[] }>()
    .pages.find((page) => page.id === id);
const changes = async (): Promise<readonly (readonly [string, string, boolean])[]> => {
  const { rows } = await platform.db.$client.query<{ from: string; to: string; byClock: boolean }>(
    `select from_status as from, to_status as to, actor_id is null as "byClock" from page_status_changes
      order by changed_on, id`,
  );
  return rows.map(({ from, to, byClock }) => [from, to, byClock]);
};

/** What visitors get of the page, after every server has heard of its changes. */
async function seen(path = '/studio'): Promise<string | number> {
  await awaitNotifications(platform);
  const { statusCode, body } = await aVisitor(app, shop.host).send('GET', path);
  if (statusCode !== 200) return statusCode;
  return ['Kiln room', 'Glazes', 'Our studio'].find((text) => body.includes(text)) ?? 'nothing known';
}

/** A page whose draft was saved by a tab that holds it, at revision 1. */
async function edited(isShown: boolean): Promise<{ id: string; tab: EditorTab }> {
  const id = await aPage(isShown);
  const tab = aTab(owner, id);
  expect((await tab.save(0, [titled('Kiln room')])).json()).toEqual({ revision: 1 });
  return { id, tab };
}

/** Sets a status without asking the table. */
async function put(id: string, status: ItemStatus): Promise<void> {
  await platform.db.$client.query(
    `update collections set status = $2, publish_on = case when $2 = 'scheduled' then now() + interval '9 years' end
      where id = $1`,
    [id, status],
  );
  await bumpRevision(platform.db, shop.websiteId);
}

const changeLine = ({ from, to, by, on }: StatusChange) => [from, to, by, on];
const refusal = (to: string) => ({
  error: 'STATUS_CHANGE_REFUSED',
  message: `What is Deprecated cannot become ${to}.`,
});

describe('the status of a page', () => {
  it('changes as the table allows, is refused otherwise with a sentence, and only Published is seen', async () => {
    const id = await aPage(false);
    const targets = ['draft', 'needs-review', 'private', 'deprecated'] as const;
    for (const from of Object.keys(statusLabels) as ItemStatus[])
      for (const to of targets) {
        await put(id, from);
        expect(await seen(), from).toBe(from === 'published' ? 'Our studio' : 404);
        const { revision } = await stateOf(id);
        const answer = await turn(id, revision, to);
        if (from === to || canTransition(from, to)) {
          expect(answer.json(), `${from} ${to}`).toMatchObject({ status: to, publishOn: null });
          expect(await seen(), to).toBe(404);
        } else {
          expect([answer.statusCode, answer.json()], `${from} ${to}`).toEqual([
            409,
            {
              error: 'STATUS_CHANGE_REFUSED',
              message: `What is ${statusLabels[from]} cannot become ${statusLabels[to]}.`,
            },
          ]);
          expect((await stateOf(id)).status).toBe(from);
        }
      }
  });

  it('is recorded with who changed it, is listed, and is changed on what its owner has seen only', async () => {
    const id = await aPage(true);
    const on = new Date(platform.clock.now()).toISOString();
    expect((await turn(id, 1, 'private')).json()).toMatchObject({
      status: 'private',
      revision: 2,
      changed: { by: 'Rowan', on },
    });
    expect(await listed(id)).toMatchObject({ status: 'private', isPublished: false, publishOn: null });
    expect((await turn(id, 1, 'draft')).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await turn(id, 2, 'private')).json()).toMatchObject({ revision: 2 });
    expect(await changes()).toEqual([['published', 'private', false]]);
    for (const status of ['published', 'scheduled', 'archived', ''])
      expect((await turn(id, 2, status)).statusCode, status).toBe(422);
  });

  it('lists who changed it and when, the latest first, of nobody known as of nobody, and only its own', async () => {
    const id = await aPage(false);
    const other = (await owner.send('POST', '/api/admin/pages', { title: 'Other' })).json<ListedPage>().id;
    const history = (page: string) => owner.send('GET', `${pathOf(page)}/status-changes`);
    expect((await history(id)).json()).toEqual({ changes: [] });
    const first = new Date(platform.clock.now()).toISOString();
    await turn(id, 1, 'needs-review');
    platform.clock.advance(MINUTE);
    const publishOn = inAnHour();
    await plan(id, 2, publishOn);
    platform.clock.advance(HOUR);
    await publishScheduledPages(platform);
    const read = async () => (await history(id)).json<{ changes: StatusChange[] }>().changes.map(changeLine);
    const expected = [
      ['scheduled', 'published', null, publishOn],
      ['needs-review', 'scheduled', 'Rowan', new Date(Date.parse(first) + MINUTE).toISOString()],
      ['draft', 'needs-review', 'Rowan', first],
    ];
    expect(await read()).toEqual(expected);
    expect((await history(other)).json()).toEqual({ changes: [] });
    await platform.db.$client.query(
      'update page_status_changes set actor_id = gen_random_uuid() where actor_id is not null',
    );
    expect((await read()).map(([, , name]) => name)).toEqual([null, '', '']);
    await owner.send('DELETE', `${pathOf(id)}?revision=${(await stateOf(id)).revision}`);
    expect((await history(id)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  });

  it('of what is deprecated is made a draft before it is published or planned', async () => {
    const id = await aPage(true);
    await turn(id, 1, 'deprecated');
    const tab = aTab(owner, id);
    expect((await tab.publish(0)).json()).toEqual(refusal('Published'));
    expect((await plan(id, 2)).json()).toEqual(refusal('Scheduled'));
    await turn(id, 2, 'draft');
    expect((await tab.publish(0)).statusCode).toBe(200);
    expect(await changes()).toEqual([
      ['published', 'deprecated', false],
      ['deprecated', 'draft', false],
      ['draft', 'published', false],
    ]);
  });

  it('comes back from the bin, unless its time has passed there; a copy is a draft without a time', async () => {
    const id = await aPage(false);
    await turn(id, 1, 'needs-review');
    const restored = async (revision: number, wait: number) => {
      expect((await owner.send('DELETE', `${pathOf(id)}?revision=${revision}`)).statusCode).toBe(204);
      platform.clock.advance(wait);
      await publishScheduledPages(platform);
      return (await owner.send('POST', `/api/admin/deleted-pages/${id}/restore`)).json<ListedPage>();
    };
    expect(await restored(2, 0)).toMatchObject({ status: 'needs-review', revision: 4 });
    const publishOn = inAnHour();
    await plan(id, 4, publishOn);
    expect(await restored(5, MINUTE)).toMatchObject({ status: 'scheduled', publishOn, revision: 7 });
    const copy = (await owner.send('POST', `${pathOf(id)}/duplicate`)).json<ListedPage>();
    expect(copy).toMatchObject({ status: 'draft', publishOn: null });
    expect(await restored(7, HOUR)).toMatchObject({ status: 'draft', publishOn: null, isPublished: false });
    expect(await seen()).toBe(404);
  });
});

describe('a planned publication', () => {
  it('shows a new page at its time and not before, as a version of who planned it', async () => {
    const { id } = await edited(false);
    const publishOn = inAnHour();
    expect((await plan(id, 1, publishOn)).json()).toMatchObject({
      status: 'scheduled',
      publishOn,
      scheduledBy: 'Rowan',
      revision: 2,
    });
    expect(await listed(id)).toMatchObject({ status: 'scheduled', publishOn });
    platform.clock.advance(HOUR - 1);
    expect(await publishScheduledPages(platform)).toBe(0);
    expect(await seen()).toBe(404);
    platform.clock.advance(1);
    expect(await publishScheduledPages(platform)).toBe(1);
    expect(await seen()).toBe('Kiln room');
    expect(await stateOf(id)).toMatchObject({
      status: 'published',
      publishOn: null,
      hasChanges: false,
      publishedOn: publishOn,
      changed: { by: '', on: publishOn },
    });
    expect(await versions(id)).toMatchObject([{ author: 'Rowan', publishedOn: publishOn }]);
    expect(await changes()).toEqual([
      ['draft', 'scheduled', false],
      ['scheduled', 'published', true],
    ]);
  });

  it('of changes leaves what visitors see until then, and publishes the draft as it is at the time', async () => {
    const { id, tab } = await edited(true);
    await plan(id, 1);
    expect(await stateOf(id)).toMatchObject({ status: 'published', hasChanges: true });
    expect((await tab.save(1, [titled('Glazes')])).json()).toEqual({ revision: 2 });
    expect(await seen()).toBe('Our studio');
    platform.clock.advance(HOUR);
    await publishScheduledPages(platform);
    expect(await seen()).toBe('Glazes');
  });

  it('loses nothing of a tab that is editing on: its next save is a change of the published page', async () => {
    const { id, tab } = await edited(true);
    await plan(id, 1);
    platform.clock.advance(HOUR - 1000);
    await tab.lease();
    platform.clock.advance(1000);
    expect(await publishScheduledPages(platform)).toBe(1);
    // The tab knows nothing of it, and saves on the revision that it has.
    expect((await tab.save(1, [titled('Glazes')])).json()).toEqual({ revision: 2 });
    expect(await seen()).toBe('Kiln room');
    expect(await tab.open()).toMatchObject({
      hasChanges: true,
      isPublished: true,
      document: aTitledPage('Glazes'),
    });
    expect((await tab.publish(2)).json()).toMatchObject({ revision: 3, hasChanges: false });
    expect(await seen()).toBe('Glazes');
    expect((await versions(id)).map(({ author }) => author)).toEqual(['Rowan', 'Rowan', '']);
  });

  it('is made once by two servers, and once more changes nothing', async () => {
    const { id } = await edited(false);
    await plan(id, 1);
    platform.clock.advance(HOUR);
    const published = await Promise.all([publishScheduledPages(platform), publishScheduledPages(platform)]);
    expect(published.toSorted()).toEqual([0, 1]);
    expect(await publishScheduledPages(platform)).toBe(0);
    expect(await versions(id)).toHaveLength(1);
  });

  it('is cancelled, moved to another time, or given up by what its owner does instead', async () => {
    const { id, tab } = await edited(false);
    await plan(id, 1);
    expect((await cancel(id, 2)).json()).toMatchObject({ status: 'draft', publishOn: null, revision: 3 });
    expect((await cancel(id, 3)).json()).toMatchObject({ status: 'draft', revision: 3 });
    await plan(id, 3);
    platform.clock.advance(MINUTE);
    const later = inAnHour();
    expect((await plan(id, 4, later)).json()).toMatchObject({ publishOn: later });
    platform.clock.advance(HOUR - MINUTE);
    expect(await publishScheduledPages(platform)).toBe(0);
    expect((await turn(id, 5, 'needs-review')).json()).toMatchObject({ publishOn: null });
    platform.clock.advance(HOUR);
    expect(await publishScheduledPages(platform)).toBe(0);
    await plan(id, 6);
    expect((await tab.publish(1)).json()).toMatchObject({ isPublished: true });
    expect(await stateOf(id)).toMatchObject({ status: 'published', publishOn: null });
    const { revision } = await stateOf(id);
    await plan(id, revision);
    expect((await cancel(id, revision + 1)).json()).toMatchObject({ status: 'published', publishOn: null });
  });

  it('is not of a time that has passed, of a page of another website, or of nobody', async () => {
    const id = await aPage(true);
    for (const publishOn of [new Date(platform.clock.now()).toISOString(), '2001-01-01T00:00:00.000Z'])
      expect((await plan(id, 1, publishOn)).json()).toEqual({
        error: 'PUBLISH_TIME_PAST',
        message: 'That time has passed already. Choose a later one.',
      });
    for (const publishOn of ['', 'tomorrow', '2031-05-12'])
      expect((await plan(id, 1, publishOn)).statusCode, publishOn).toBe(422);

    const other = await aShop(platform, `other-status-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'sam@example.com');
    const nobody = aVisitor(app, shop.host);
    for (const [visitor, code] of [
      [stranger, 404],
      [nobody, 401],
    ] as const) {
      const answers = [
        await visitor.send('GET', `${pathOf(id)}/status`),
        await turn(id, 1, 'draft', visitor),
        await plan(id, 1, inAnHour(), visitor),
        await cancel(id, 1, visitor),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([code, code, code, code]);
    }
    expect(await stateOf(id)).toMatchObject({ status: 'published', publishOn: null, revision: 1 });
  });

  it('of what is half made publishes nothing; the page says so, and its owner is mailed', async () => {
    await sendNotices(platform);
    const halfMade = { ...aHeading('photo', '', 2), type: 'image', props: { assetId: null } };
    for (const isShown of [false, true]) {
      const id = await aPage(isShown, isShown ? 'shown' : 'new');
      const tab = aTab(owner, id);
      const section = aSectionOf('more', halfMade);
      await tab.save(0, [{ kind: 'insert-section', section, after: 'top' }]);
      await plan(id, 1);
      platform.clock.advance(HOUR);
      expect(await publishScheduledPages(platform)).toBe(0);
      expect(await seen(isShown ? '/shown' : '/new')).toBe(isShown ? 'Our studio' : 404);
      const on = new Date(platform.clock.now()).toISOString();
      expect(await stateOf(id)).toMatchObject({
        status: isShown ? 'published' : 'draft',
        publishOn: null,
        hasChanges: true,
        problem: { kind: 'incomplete', on },
      });
      expect(await listed(id)).toMatchObject({ publishProblem: 'incomplete' });
      expect(await versions(id)).toEqual([]);
      // Not tried again; what was seen is put away.
      expect(await publishScheduledPages(platform)).toBe(0);
      platform.clock.advance(MINUTE);
      await sendNotices(platform);
      const { revision } = await stateOf(id);
      expect((await cancel(id, revision)).json()).toMatchObject({ problem: null });
    }
    const { rows } = await platform.db.$client.query<{ subject: string; body: string }>(
      `select subject, body_text as body from outbox_mails where kind = 'owner-failed-page' order by id`,
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      `1 page at Shop at ${shop.host} could not be published at its time`,
      `1 page at Shop at ${shop.host} could not be published at its time`,
    ]);
    expect(rows[0]?.body).toContain('Studio');
  });

  it('that the server cannot make is tried for five minutes, and does not keep others waiting', async () => {
    const { id } = await edited(false);
    await plan(id, 1);
    const other = await aPage(false, 'glazes');
    await plan(other, 1);
    await platform.db.$client.query(
      `update page_drafts set document = '{"version": 99}' where page_id = $1`,
      [id],
    );
    vi.spyOn(platform.log, 'warn').mockImplementation(() => undefined);
    platform.clock.advance(HOUR);
    expect(await publishScheduledPages(platform)).toBe(1);
    expect(await seen('/glazes')).toBe('Our studio');
    expect(await listed(id)).toMatchObject({ status: 'scheduled', publishProblem: null });
    platform.clock.advance(5 * MINUTE);
    await publishScheduledPages(platform);
    expect(await listed(id)).toMatchObject({ status: 'draft', publishProblem: 'failed' });
  });
});
