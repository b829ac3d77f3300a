import lighthouse from 'lighthouse';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.mjs';
import type { Figure } from './figure.ts';
import { benchOrigin, benchPort } from './shop-under-test.ts';

const themes = ['atelier', 'gazette', 'noctis'] as const;
const pages = {
  home: '/',
  post: '/journal/two-hundred-tiles',
  gallery: '/gallery',
  product: '/shop/p/stoneware-mug',
} as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const least = 95;
/** The maximum number of runs of a page below its target, since a busy machine lowers scores. */
const looks = 3;

/** Lighthouse's four scores of four pages in each theme, with its throttled phone. The lowest must be 95. */
export async function measureLighthouse(databaseUrl: string): Promise<Figure[]> {
  const executablePath = await findChromium();
  if (executablePath === null)
    return [{ name: 'Lighthouse', value: 'skipped', note: 'no Chromium on this machine' }];
  const port = benchPort + 1;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const theme of themes) {
      await activateTheme(databaseUrl, theme);
      for (const [name, path] of Object.entries(pages)) {
        console.log(`Lighthouse: the ${name} page in ${theme} …`);
        figures.push(await figureOf(`${theme}, ${name} page`, benchOrigin + path, port));
      }
    }
    await activateTheme(databaseUrl, themes[0]);
    return figures;
  } finally {
    await browser.close();
  }
}

async function figureOf(name: string, url: string, port: number): Promise<Figure> {
  // The first visit generates picture renditions on demand.
  await (await fetch(url)).arrayBuffer();
  let seen = await scoresOf(url, port);
  for (let look = 1; look < looks && !isMet(seen.scores); look += 1) seen = await scoresOf(url, port);
  return {
    name: `Lighthouse, ${name}`,
    value: seen.scores.join(' '),
    budget: `>= ${least} each`,
    met: isMet(seen.scores),
    ...(seen.wanting.length === 0 ? {} : { note: seen.wanting.join(', ') }),
  };
}

const isMet = (scores: readonly number[]): boolean => scores.every((score) => score >= least);

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
