import { setTimeout as wait } from 'node:timers/promises';
import type { MakeSiteBody, SitesAnswer, StarterView } from '@vitrine/contracts/sites.ts';
import lighthouse from 'lighthouse';
import pg from 'pg';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Figure } from './figure.ts';
import { callAdmin, signIn, websiteOf } from './owner-session.ts';
import {
  benchOrigin,
  benchPort,
  type ShopUnderTest,
  startShopUnderTest,
  waitForPictures,
} from './shop-under-test.ts';

const themes = ['atelier', 'gazette', 'noctis'] as const;
const pages = {
  home: '/',
  post: '/journal/two-hundred-tiles',
  gallery: '/gallery',
  product: '/shop/p/stoneware-mug',
} as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What the pages of the themes and the home pages of the starters have to reach in each category. */
const LEAST = 95;
const LEAST_OF_STARTER = 99;
/** The maximum number of runs of a page below its target, since a busy machine lowers scores. */
const looks = 3;

/** Lighthouse's four scores of four pages in each theme, with its throttled phone. The lowest must be 95. */
export async function measureLighthouse(databaseUrl: string): Promise<Figure[]> {
  return inBrowser(async (measure) => {
    const figures: Figure[] = [];
    for (const theme of themes) {
      await activateTheme(databaseUrl, theme);
      for (const [name, path] of Object.entries(pages))
        figures.push(await measure(`${theme}, ${name} page`, benchOrigin + path, LEAST));
    }
    await activateTheme(databaseUrl, themes[0]);
    return figures;
  });
}

/** The same four scores of the home page of a site from each starter. The lowest must be 99. */
export async function measureStarters(): Promise<Figure[]> {
  // The pictures of the demo are not looked at.
  const shop = await startShopUnderTest({ isWithoutAvif: true });
  try {
    const sites = await makeSites(shop);
    await waitForPictures(shop.databaseUrl);
    return await inBrowser(async (measure) => {
      const figures: Figure[] = [];
      for (const [name, address] of sites)
        figures.push(await measure(`starter ${name}, home page`, `${address}/`, LEAST_OF_STARTER));
      return figures;
    });
  } finally {
    await shop.stop();
  }
}

type Measure = (name: string, url: string, least: number) => Promise<Figure>;

async function inBrowser(work: (measure: Measure) => Promise<Figure[]>): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (executablePath === null)
    return [{ name: 'Lighthouse', value: 'skipped', note: 'no Chromium on this machine' }];
  const port = benchPort + 1;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  try {
    return await work(async (name, url, least) => {
      console.log(`Lighthouse: ${name} …`);
      await visit(browser, url);
      return figureOf(name, url, port, least);
    });
  } finally {
    await browser.close();
  }
}

/** The first visit generates picture renditions on demand. */
async function visit(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function figureOf(name: string, url: string, port: number, least: number): Promise<Figure> {
  const isMet = ({ scores }: Scores): boolean => scores.every((score) => score >= least);
  let seen = await scoresOf(url, port);
  for (let look = 1; look < looks && !isMet(seen); look += 1) seen = await scoresOf(url, port);
  return {
    name: `Lighthouse, ${name}`,
    value: seen.scores.join(' '),
    budget: `>= ${least} each`,
    met: isMet(seen),
    ...(seen.wanting.length === 0 ? {} : { note: seen.wanting.join(', ') }),
  };
}

interface Scores {
  /** 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[];
  /** Audits below 0.9 with a weight above 0. */
  readonly wanting: readonly string[];
}

async function scoresOf(url: string, port: number): Promise<Scores> {
  const run = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (run === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { lhr } = run;
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    wanting: categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}

/** Makes a site from each starter, as an owner would: the name of each starter with the address of its site. */
async function makeSites(shop: ShopUnderTest): Promise<readonly (readonly [string, string])[]> {
  const session = await signIn(shop, await websiteOf(shop.databaseUrl));
  const ask = <T>(path: string, body?: MakeSiteBody): Promise<T> => callAdmin(shop, session, path, body);
  const { starters } = await ask<{ starters: readonly StarterView[] }>('starters');
  const made: (readonly [string, string])[] = [];
  for (const { name, title } of starters) {
    console.log(`Making a site from ${name} …`);
    const { id } = await ask<{ id: string }>('sites', { title, starter: name, host: name, takesOver: 'no' });
    for (let tries = 0; ; tries += 1) {
      const site = (await ask<SitesAnswer>('sites')).sites.find((one) => one.id === id);
      if (site !== undefined) {
        made.push([name, site.address]);
        break;
      }
      if (tries > 120) throw new Error(`the site from ${name} was not made within two minutes`);
      await wait(1000);
    }
  }
  return made;
}

/** Switches the demo shop to a theme, as an owner would, and notifies the server. */
async function activateTheme(databaseUrl: string, theme: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ website_id: string }>(
    `update websites set settings = jsonb_set(settings, '{theme}', to_jsonb($1::text)), revision = revision + 1
      returning website_id`,
    [theme],
  );
  for (const { website_id: websiteId } of rows)
    await client.query("select pg_notify('vitrine', 'site:' || $1)", [websiteId]);
  await client.end();
}
