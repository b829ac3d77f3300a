import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Operation } from '@vitrine/domain/page/operation.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { openDatabase } from '@vitrine/server/platform/db/database.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { type Figure, milliseconds } from './figure.ts';
import { median } from './http-load.ts';
import { type OwnerSession, signIn } from './owner-session.ts';
import { quantile } from './quantile.ts';
import { type ShopUnderTest, startShopUnderTest } from './shop-under-test.ts';

/** Budgets of the architecture. */
const MAX_STEP = 50;
const MAX_OPENING = 2_000;
const MAX_GROWTH = 1.3;
const MAX_SCRIPT = 450 * 1024;

const FEW = 30;
const MANY = 300;
const ROUNDS = 5;
const KEYS = 120;
/**
 * Milliseconds between two keys: as a key that is held repeats, which nobody types faster. Keys without a pause would
 * measure how long the browser puts off frames while input waits, as no task of the editor takes as long.
 */
const KEY_INTERVAL = 33;
const MOVES = 120;
const BLOCKS_PER_SECTION = 10;

interface Measured {
  /** Milliseconds from the start of navigation until the page stands on the canvas and has the focus. */
  readonly opening: number;
  /** Milliseconds from an event until the frame after it is painted. */
  readonly keys: readonly number[];
  readonly moves: readonly number[];
  /** Bytes of JavaScript over the wire, compressed. */
  readonly script: number;
}

/**
 * The page editor with 30 and with 300 blocks, in one run: how long it takes to open, to type into a text on the page and
 * to drag a block, as the browser paints it, and how much JavaScript is loaded for it.
 */
export async function measureEditor(): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (executablePath === null)
    return [{ name: 'page editor', value: 'skipped', note: 'no Chromium on this machine' }];
  const shop = await startShopUnderTest({ isWithoutAvif: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--no-first-run'] });
  try {
    const db = openDatabase(shop.databaseUrl);
    const { rows } = await db.$client.query<{ website: string; asset: string }>(
      `select w.website_id as website, (select a.id from assets a where a.website_id = w.website_id and a.kind = 'image' limit 1) as asset from websites w limit 1`,
    );
    await db.$client.end();
    const [site] = rows;
    if (site === undefined) throw new Error('the shop has no website');
    const session = await signIn(shop, site.website);
    const ofFew: Measured[] = [];
    const ofMany: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      console.log(`The page editor, round ${round + 1} of ${ROUNDS} …`);
      // Each round has pages of its own: the last one moved a block.
      for (const [count, measured] of [
        [FEW, ofFew],
        [MANY, ofMany],
      ] as const) {
        const page = await makePage(shop, session, count, site.asset);
        measured.push(await measurePage(browser, shop, session, page));
      }
    }
    return figuresOf(ofFew, ofMany);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

function figuresOf(few: readonly Measured[], many: readonly Measured[]): Figure[] {
  const p95 = (of: readonly Measured[], part: 'keys' | 'moves') =>
    quantile(
      of.flatMap((one) => one[part]),
      0.95,
    );
  const middle = (of: readonly Measured[], part: 'keys' | 'moves') => median(of.flatMap((one) => one[part]));
  const steps = (['keys', 'moves'] as const).flatMap((part): Figure[] => {
    const name = part === 'keys' ? 'keystroke' : 'drag step';
    const [small, large] = [p95(few, part), p95(many, part)];
    return [
      {
        name: `${name} on ${MANY} blocks, p95`,
        value: milliseconds(large),
        budget: `<= ${MAX_STEP} ms`,
        met: large <= MAX_STEP,
        note: `median ${milliseconds(middle(many, part))}`,
      },
      {
        name: `${name}, ${MANY} to ${FEW} blocks`,
        value: (large / small).toFixed(2),
        budget: `<= ${MAX_GROWTH}`,
        met: large / small <= MAX_GROWTH,
        note: `${FEW} blocks: p95 ${milliseconds(small)}, median ${milliseconds(middle(few, part))}`,
      },
    ];
  });
  const opening = median(many.map((one) => one.opening));
  const script = Math.max(...many.map((one) => one.script));
  return [
    ...steps,
    {
      name: `opening ${MANY} blocks, median`,
      value: milliseconds(opening),
      budget: `<= ${MAX_OPENING} ms`,
      met: opening <= MAX_OPENING,
      note: `${FEW} blocks: ${milliseconds(median(few.map((one) => one.opening)))}`,
    },
    {
      name: 'JavaScript of the editor with its canvas, gzip',
      value: `${Math.round(script / 1024)} KB`,
      budget: `<= ${MAX_SCRIPT / 1024} KB`,
      met: script <= MAX_SCRIPT,
    },
  ];
}

async function call(
  shop: ShopUnderTest,
  session: OwnerSession,
  path: string,
  body: unknown,
): Promise<unknown> {
  const answer = await fetch(shop.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': session.crumb, cookie: session.cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A page of so many blocks, as its draft. Returns its id. */
async function makePage(
  shop: ShopUnderTest,
  session: OwnerSession,
  count: number,
  assetId: string,
): Promise<string> {
  const { id } = (await call(shop, session, '/api/admin/pages', { title: `${count} blocks` })) as {
    id: string;
  };
  const tab = 'the-tab-of-the-bench';
  const operations: Operation[] = [];
  for (let section = 0; section < count / BLOCKS_PER_SECTION; section += 1) {
    const blocks = Array.from({ length: BLOCKS_PER_SECTION }, (_, index) => aBlock(index, assetId));
    operations.push({
      kind: 'insert-section',
      section: { id: randomUUID(), theme: 'light', space: 'normal', fullWidth: false, blocks },
      after: null,
    });
  }
  await call(shop, session, `/api/admin/page-drafts/${id}/operations`, {
    tab,
    revision: 0,
    key: randomUUID(),
    operations,
  });
  await fetch(`${shop.origin}/api/admin/page-drafts/${id}/lease?tab=${tab}`, {
    method: 'DELETE',
    headers: { 'x-csrf-token': session.crumb, cookie: session.cookie },
  });
  return id;
}

function aBlock(index: number, assetId: string): PageBlock {
  const place = {
    column: index % 2 === 0 ? 1 : 13,
    columns: 12,
    row: 1 + Math.floor(index / 2) * 8,
    rows: 6,
  };
  const words = 'Every piece is thrown, trimmed and glazed by two hands in a small studio by the river.';
  const kinds: readonly Pick<PageBlock, 'type' | 'props'>[] = [
    { type: 'heading', props: { text: 'A quiet studio' } },
    { type: 'text', props: { html: `<p>${words} ${words}</p>` } },
    { type: 'image', props: { assetId } },
    { type: 'button', props: { label: 'See the work', href: '/shop' } },
    { type: 'quote', props: { text: words, source: 'Rowan' } },
  ];
  return { id: randomUUID(), place, ...(kinds[index % kinds.length] ?? { type: 'line', props: {} }) };
}

async function measurePage(
  browser: Browser,
  shop: ShopUnderTest,
  session: OwnerSession,
  id: string,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    session.cookie.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: shop.origin };
    }),
  );
  // The compiler of this file names functions by it.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  let script = 0;
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.goto(`${shop.origin}/config/pages/${id}`);
  await page.locator('[data-canvas-focus]').waitFor();
  const opening = await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return performance.now();
  });
  const frame = page.frameLocator('iframe[data-canvas-frame]');
  const heading = frame.locator('[data-block="heading"]').nth(2);
  await heading.scrollIntoViewIfNeeded();
  await watchSteps(page);
  await heading.locator('h2').dblclick();
  await page.keyboard.press('End');
  await forgetSteps(page);
  const start = performance.now();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 9 === 0 ? 'Space' : 'a');
    await page.waitForTimeout(Math.max(0, start + (key + 1) * KEY_INTERVAL - performance.now()));
  }
  const keys = await stepsOf(page, 'keydown');
  await page.keyboard.press('Enter');

  await heading.scrollIntoViewIfNeeded();
  const box = await heading.boundingBox();
  if (box === null) throw new Error('the heading is not shown');
  // Below its tools.
  const [x, y] = [box.x + box.width - 40, box.y + box.height - 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 10, y + 8, { steps: 3 });
  await forgetSteps(page);
  for (let move = 0; move < MOVES; move += 1)
    await page.mouse.move(x - 10 - ((move * 7) % 300), y + 8 + ((move * 5) % 160));
  const moves = await stepsOf(page, 'pointermove');
  await page.mouse.up();
  // Gives the page back, for the next round.
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  await page.goto('about:blank');
  await context.close();
  return { opening, keys, moves, script };
}

/** Measures in the frame from each event until what it changed is painted. */
async function watchSteps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const steps: { type: string; took: number }[] = [];
    const channel = new MessageChannel();
    let waiting: { type: string; at: number }[] = [];
    channel.port1.addEventListener('message', () => {
      const now = performance.now();
      for (const { type, at } of waiting) steps.push({ type, took: now - at });
      waiting = [];
    });
    channel.port1.start();
    const watch = (event: Event): void => {
      const view = (event.target as Element | null)?.ownerDocument.defaultView ?? globalThis;
      // Times of an event are those of its own window.
      const at = performance.now() - (view.performance.now() - event.timeStamp);
      const { type } = event;
      requestAnimationFrame(() => {
        waiting.push({ type, at });
        channel.port2.postMessage(null);
      });
    };
    const inner = document.querySelector<HTMLIFrameElement>('iframe[data-canvas-frame]')?.contentDocument;
    for (const type of ['keydown', 'pointermove']) inner?.addEventListener(type, watch, true);
    Object.assign(globalThis, { benchSteps: steps });
  });
}

async function forgetSteps(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as unknown as { benchSteps: unknown[] }).benchSteps.length = 0;
  });
}

async function stepsOf(page: Page, wanted: string): Promise<number[]> {
  await page.waitForTimeout(200);
  const steps = await page.evaluate(
    () => (globalThis as unknown as { benchSteps: { type: string; took: number }[] }).benchSteps,
  );
  const times = steps.filter(({ type }) => type === wanted).map(({ took }) => took);
  if (times.length < 20) throw new Error(`only ${times.length} of ${wanted} were measured`);
  return times;
}
