import { operation } from '@vitrine/contracts/page-document.ts';
import { blockList } from '@vitrine/blocks/block-list.ts';
import { applyOperation, applyOperations } from '@vitrine/domain/page/apply-operation.ts';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { chanceOf, randomOperation } from '@vitrine/domain/page/random-operation.ts';
import { referenceTo } from '@vitrine/domain/page/shared-sections.ts';
import { startTestApp, type TestApp } from '@vitrine/testing/app.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aHeading, aSectionOf, aTab, type EditorTab, titled } from '@vitrine/testing/draft-page-fixture.ts';
import { everyBlock, fillForBlocks, type ShownThings } from '@vitrine/testing/every-block.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { valueOf } from '@vitrine/testing/value-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createCollection, saveBlockField } from '../content/index.ts';
import { updateSettings } from '../websites/index.ts';

/** What is published in the editor is to the byte what is written without one, as by an import. */

let server: TestApp;
let shop: TestShop;
let owner: TestVisitor;
let shown: ShownThings;
beforeAll(async () => {
  server = await startTestApp('small');
  if (server.shop === null) throw new Error('the small site has a shop');
  ({ shop } = server);
  owner = await anOwner(server.app, server.platform, shop);
  shown = await fillForBlocks(server.platform, shop);
  const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
  const made = await owner.send('POST', `/api/admin/assets/${shown.picture}/crops`, crop);
  expect(made.statusCode, made.body).toBe(200);
});
afterAll(() => server.close());

interface Answer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
/** Headers of the connection, not of what is answered. */
const passing = new Set(['date', 'connection', 'keep-alive', 'set-cookie']);

/** An answer with all that a browser or a cache keeps of it. */
async function read(path: string): Promise<Answer> {
  await awaitNotifications(server.platform);
  const answer = await fetch(server.origin + path, { headers: { cookie: 'crumb=crumb-of-a-visitor-01' } });
  expect(answer.status, path).toBe(200);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !passing.has(name)));
  return { body: await answer.text(), headers };
}

const lacks = async (path: string, words: string): Promise<boolean> =>
  !(await read(path)).body.includes(words);

const themes = ['atelier', 'gazette', 'noctis'];
/** An address in each theme of the product. */
async function readInThemes(path: string): Promise<Readonly<Record<string, Answer>>> {
  const answers: Record<string, Answer> = {};
  for (const theme of themes) {
    await updateSettings(server.platform, shop.websiteId, { settings: { theme } });
    answers[theme] = await read(path);
  }
  return answers;
}

/** A block as it is made in the editor: a new one first, which is then moved, arranged and filled, with detours. */
function makeBlock(sectionId: string, block: PageBlock): Operation[] {
  const { id, place, phone = null, depth = null, align = null, hidden = null, props } = block;
  const begun: PageBlock = {
    id,
    type: block.type,
    place: { column: 1, columns: 24, row: 1, rows: 1 },
    props: {},
  };
  return [
    { kind: 'insert-block', sectionId, block: begun },
    { kind: 'change-props', id, props: { text: 'Not yet', passing: [1] } },
    {
      kind: 'place-block',
      id,
      layout: {
        phone: { column: 2, columns: 3, row: 9, rows: 2 },
        depth: -1,
        align: { y: 'end' },
        hidden: 'phone',
      },
    },
    { kind: 'change-props', id, props, removed: ['text', 'passing'].filter((name) => !(name in props)) },
    { kind: 'place-block', id, layout: { place, phone, depth, align, hidden } },
  ];
}

/** A section as it is made in the editor, after the given one. */
function makeSection({ blocks, ...section }: PageSection, after: string | null): Operation[] {
  if (section.shared !== undefined)
    return [{ kind: 'insert-section', section: { ...section, blocks }, after }];
  const { id, theme, space, fullWidth, background = null } = section;
  const detour = aHeading(`detour-${id}`);
  return [
    { kind: 'insert-section', section: aSectionOf(id), after },
    { kind: 'change-section', id, look: { theme: 'dark', background: { source: 'color', color: 'ink' } } },
    { kind: 'insert-block', sectionId: id, block: detour },
    ...blocks.flatMap((block) => makeBlock(id, block)),
    { kind: 'move-section', id, after: null },
    { kind: 'remove-block', id: detour.id },
    { kind: 'change-section', id, look: { theme, space, fullWidth, background } },
    { kind: 'move-section', id, after },
  ];
}

/** Random changes of a document, and all of them taken back. */
function wander(document: PageDocument, steps: number): Operation[] {
  let seed = 15;
  const chance = chanceOf(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
  const made: Operation[] = [];
  let now = document;
  while (made.length < steps) {
    const next = randomOperation(chance, now);
    const applied = applyOperation(now, next);
    // Some are refused by design, and some name what only tests of the domain have.
    if (!applied.ok || !operation.safeParse(next).success) continue;
    // A shared section stands on pages only.
    if (next.kind === 'insert-section' && next.section.shared !== undefined) continue;
    made.push(next);
    now = applied.value.document;
  }
  return [...made, ...valueOf(applyOperations(document, made)).inverses];
}

/** Saves in parts, as a tab does while its owner goes on. Returns the draft's revision. */
async function save(tab: EditorTab, operations: readonly Operation[], from: number): Promise<number> {
  const PART = 25;
  let revision = from;
  for (let at = 0; at < operations.length; at += PART) {
    const answer = await tab.save(revision, operations.slice(at, at + PART));
    expect(answer.statusCode, answer.body).toBe(200);
    ({ revision } = answer.json<{ revision: number }>());
  }
  return revision;
}

async function publish(tab: EditorTab, revision: number): Promise<number> {
  const answer = await tab.publish(revision);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ hasChanges: false });
  return answer.json<{ revision: number }>().revision;
}

/** Removes everything in the editor, publishes that, makes the document again from nothing, and publishes it. */
async function makeAgain(
  id: string,
  document: PageDocument,
  isEmptied: () => Promise<boolean>,
): Promise<void> {
  const tab = aTab(owner, id);
  expect((await tab.lease()).statusCode).toBe(200);
  const { revision: opened } = await tab.open();
  const removals = document.sections.map(({ id: section }) => ({
    kind: 'remove-section' as const,
    id: section,
  }));
  const emptied = await publish(tab, await save(tab, removals, opened));
  expect(await isEmptied()).toBe(true);
  const making = document.sections.flatMap((section, index) =>
    makeSection(section, document.sections[index - 1]?.id ?? null),
  );
  const made = await save(tab, making, emptied);
  await publish(tab, await save(tab, wander((await tab.open()).document, 60), made));
  await tab.release();
}

describe('what is published in the editor is to the byte what was written without one', () => {
  it('for a page with every type of block, in every look, in every theme', async () => {
    const document = everyBlock(shown);
    const id = await createCollection(server.platform, shop.websiteId, {
      kind: 'page',
      urlId: 'everything',
      title: 'Everything',
      document,
    });
    const written = await readInThemes('/everything');
    for (const { description } of blockList)
      expect(written['noctis']?.body, description.type).toContain(`data-block="${description.type}"`);
    for (const part of [
      'data-phone',
      'data-hide="phone"',
      'data-hide="desktop"',
      'section-ground',
      '2500-0-5000',
    ])
      expect(written['noctis']?.body, part).toContain(part);
    const asJson = await read('/everything?format=json');

    await makeAgain(id, document, () => lacks('/everything', 'data-block='));
    expect(await readInThemes('/everything')).toEqual(written);
    expect(await read('/everything?format=json')).toEqual(asJson);
  });

  it('for a shared section, and for the page on which it stands', async () => {
    const partId = newId();
    const section = aSectionOf('hours', aHeading('title', 'Open from eight'), {
      ...aHeading('rim', '', 2),
      type: 'image',
      phone: { column: 1, columns: 4, row: 2, rows: 6 },
      props: { assetId: shown.picture },
    });
    const shared: PageDocument = { version: 2, sections: [{ ...section, theme: 'tinted' }] };
    await server.platform.db.$client.query(
      `insert into site_parts (website_id, id, name, document, updated_on) values ($1, $2, 'Hours', $3, now())`,
      [shop.websiteId, partId, JSON.stringify(shared)],
    );
    const document: PageDocument = {
      version: 2,
      sections: [aSectionOf('own', aHeading('own', 'Visit us')), { ...referenceTo(partId), id: 'place' }],
    };
    const id = await createCollection(server.platform, shop.websiteId, {
      kind: 'page',
      urlId: 'visit',
      title: 'Visit',
      document,
    });
    const written = await readInThemes('/visit');
    expect(written['atelier']?.body).toContain('Open from eight');

    await makeAgain(id, document, () => lacks('/visit', 'Open from eight'));
    expect(await readInThemes('/visit')).toEqual(written);

    const tab = aTab(owner, partId);
    await tab.lease();
    const taken: Operation[] = [titled('Open from nine'), { kind: 'remove-block', id: 'rim' }];
    const changed = await publish(tab, await save(tab, taken, (await tab.open()).revision));
    expect(await lacks('/visit', 'Open from eight')).toBe(true);
    const backAgain = section.blocks.slice(1).flatMap((block) => makeBlock('hours', block));
    await publish(tab, await save(tab, [...backAgain, titled('Open from eight')], changed));
    expect(await readInThemes('/visit')).toEqual(written);
  });

  it('for the blocks of the footer, on pages and on the store’s own', async () => {
    const section = aSectionOf('end', aHeading('words', 'Until soon'), {
      ...aHeading('links', '', 2),
      type: 'navigation',
      hidden: 'phone',
      props: { links: [{ label: 'Home', href: '/' }] },
    });
    const document: PageDocument = {
      version: 2,
      sections: [{ ...section, background: { source: 'color', color: 'moss' } }],
    };
    await saveBlockField(server.platform, shop.websiteId, 'footerBlocks', document);
    const paths = ['/shop', '/cart', '/journal/first-post'];
    // One after the other: each changes the theme.
    const readAll = async () => {
      const answers: (readonly [string, Readonly<Record<string, Answer>>])[] = [];
      for (const path of paths) answers.push([path, await readInThemes(path)]);
      return answers;
    };
    const written = await readAll();
    for (const [path, answers] of written)
      for (const theme of themes) expect(answers[theme]?.body, path).toContain('Until soon');

    const opened = await owner.send('POST', '/api/admin/block-fields/footerBlocks/open');
    await makeAgain(opened.json<{ id: string }>().id, document, () => lacks('/shop', 'Until soon'));
    expect(await readAll()).toEqual(written);
    // The theme's own footer again, for the other tests.
    await saveBlockField(server.platform, shop.websiteId, 'footerBlocks', null);
  });
});

describe('a draft', () => {
  it('changes no byte of what visitors see, whatever is done with it', async () => {
    const id = await createCollection(server.platform, shop.websiteId, {
      kind: 'page',
      urlId: 'still',
      title: 'Still',
      document: { version: 2, sections: [aSectionOf('top', aHeading('title', 'Live words'))] },
    });
    const paths = [
      '/still',
      '/still?format=json',
      '/sitemap.xml',
      '/robots.txt',
      '/journal?format=rss',
      '/search?q=words',
      '/search?q=words&format=json',
      '/',
    ];
    const everything = async () => {
      const answers = [];
      for (const path of paths) answers.push([path, await read(path)]);
      const { rows } = await server.platform.db.$client.query(
        `select w.revision as website, c.revision as page, c.updated_on, c.document::text as document
          from websites w join collections c using (website_id) where c.website_id = $1 and c.id = $2`,
        [shop.websiteId, id],
      );
      return [answers, rows];
    };
    const before = await everything();
    const calls = `/api/admin/page-drafts/${id}`;
    const tab = aTab(owner, id);
    let revision = 0;
    const steps: Record<string, () => Promise<{ readonly statusCode: number; readonly body: string }>> = {
      'opening it': () => owner.send('GET', calls),
      'taking the page': () => tab.lease(),
      'its canvas': () => owner.send('GET', `${calls}/canvas`),
      'saving it': async () => {
        revision = await save(tab, [titled('Draft words')], 0);
        return owner.send('GET', calls);
      },
      'saving it again': async () => {
        const more = makeSection(everyBlock(shown).sections[0] ?? aSectionOf('none'), 'top');
        revision = await save(tab, more, revision);
        return owner.send('GET', `${calls}/canvas`);
      },
      'the canvas of what visitors see': () => owner.send('GET', `${calls}/canvas?live=true`),
      'making a link to it, and opening that': async () => {
        const made = await owner.send('POST', `${calls}/previews`, { days: 7 });
        expect(made.statusCode, made.body).toBe(201);
        return aVisitor(server.app, shop.host).send(
          'GET',
          new URL(made.json<{ address: string }>().address).pathname,
        );
      },
      'comparing it': () => owner.send('GET', `${calls}/comparison`),
      'its versions': () => owner.send('GET', `${calls}/versions`),
      'asking for the page': () => aTab(owner, id).ask(),
      'opening the footer': () => owner.send('POST', '/api/admin/block-fields/footerBlocks/open'),
      'discarding it': () => tab.discard(revision),
      'leaving the page': () => tab.release(),
    };
    for (const [step, take] of Object.entries(steps)) {
      const answer = await take();
      expect([200, 204], `${step}: ${answer.body}`).toContain(answer.statusCode);
      expect(await everything(), step).toEqual(before);
    }
  });
});
