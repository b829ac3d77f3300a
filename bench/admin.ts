import { join } from 'node:path';
import { writeFileSync, mkdirSync, existsSync, readFileSync } from 'node:fs';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import pg from 'pg';
import { measureBulk } from './admin-bulk.ts';
import { logPlans, plansOf } from './admin-plans.ts';
import { type Question, questionsOf } from './admin-questions.ts';
import { milliseconds, type Figure } from './figure.ts';
import { type OwnerSession, signIn, websiteOf } from './owner-session.ts';
import { processorMilliseconds, withDescendants } from './processes.ts';
import { quantile } from './quantile.ts';
import { waitForSearchIndex } from './search.ts';
import { seedAdmin, type SeededShop } from './seed-admin.ts';
import type { ShopSize } from './shop-size.ts';
import { benchPort, startShopUnderTest, type ShopUnderTest } from './shop-under-test.ts';

const small: ShopSize = { products: 1000, orders: 2000 };
const large: ShopSize = { products: 100_000, orders: 1_000_000 };
/**
 * Requests of each kind, in rounds over all kinds, so that no kind finds its rows cached by itself. Each round has an
 * order of its own, so that none always comes after the same slow one and pays for the garbage it left.
 */
const defaultRounds = 50;
/**
 * First pages are compared by rounds of their own: they take few milliseconds, so that the slowest twentieth of 50
 * says more about what was asked before them than about the list.
 */
const firstPageRounds = 300;
/** Milliseconds at the 95th percentile, and how much slower the large shop may be. */
const budget = 100;
const ratioBudget = 1.5;
/** Milliseconds that are not counted into a ratio: below it lies what the machine does meanwhile. */
const noise = 2;

/** Options: `plans`, `cpu` (processor time instead of time, on a busy machine), `keep=<folder>` (used again if it was filled), `rounds=`, `orders=`, `products=`, `only=<part of a name>`. */
export type AdminOptions = Readonly<Record<string, string>>;

interface OpenShop {
  readonly shop: ShopUnderTest;
  readonly seeded: SeededShop;
  readonly questions: readonly Question[];
  readonly session: OwnerSession;
}

/** Every list of the admin, at 1,000 and at 1,000,000 rows. */
export async function measureAdmin(options: AdminOptions): Promise<Figure[]> {
  const size: ShopSize = {
    products: Number(options['products'] ?? large.products),
    orders: Number(options['orders'] ?? large.orders),
  };
  const one = await openShop('small', small, benchPort, options);
  const two = await openShop('large', size, benchPort + 1, options);
  try {
    if (options['plans'] !== undefined) {
      await writePlans(two, options);
      return [];
    }
    const figures = await compare(one, two, options, size);
    return [...figures, ...(options['only'] === undefined ? await measureBulk(two.shop, two.session) : [])];
  } finally {
    await one.shop.stop();
    await two.shop.stop();
  }
}

async function openShop(
  name: string,
  size: ShopSize,
  port: number,
  { keep, plans }: AdminOptions,
): Promise<OpenShop> {
  const folder = keep === undefined ? undefined : join(keep, `${name}-${size.orders}`);
  const shop = await startShopUnderTest({
    port,
    isWithoutAvif: true,
    ...(folder === undefined ? {} : { dataFolder: folder }),
  });
  const note = folder === undefined ? null : join(folder, 'bench-admin.json');
  const kept =
    note !== null && existsSync(note)
      ? (JSON.parse(readFileSync(note, 'utf8')) as { seeded: SeededShop; session: OwnerSession })
      : null;
  console.log(`Filling the ${name} shop …`);
  // First, since draft orders are made by somebody.
  const session = kept?.session ?? (await signIn(shop, await websiteOf(shop.databaseUrl)));
  const seeded = kept?.seeded ?? (await seedAdmin(shop.databaseUrl, size));
  if (note !== null) writeFileSync(note, JSON.stringify({ seeded, session }));
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const questions = await questionsOf(client, seeded);
  await client.end();
  await logPlans(shop, plans !== undefined);
  // So that it begins like after a start of the machine's service, without what seeding left in memory.
  await shop.restart();
  // Otherwise the index of the site's own search is made while the lists are measured.
  await waitForSearchIndex(shop.databaseUrl, seeded.websiteId);
  return { shop, seeded, questions, session };
}

/** Milliseconds until the answer is there. */
async function ask({ shop, session }: OpenShop, { path }: Question): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${shop.origin}${path}`, { headers: { cookie: session.cookie } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 300)}`);
  return performance.now() - begun;
}

/** The same in processor time of server and database, which other programs on the machine do not change. */
async function askByProcessor(open: OpenShop, question: Question, pids: readonly number[]): Promise<number> {
  const before = processorMilliseconds(pids);
  await ask(open, question);
  return processorMilliseconds(pids) - before;
}

const processesOf = ({ shop }: OpenShop): readonly number[] => [
  ...withDescendants(shop.process.pid ?? 0),
  ...withDescendants(shop.databasePid),
];

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

interface Timed {
  readonly question: Question;
  /** Milliseconds of the small and of the large shop. */
  readonly p50: readonly [number, number];
  readonly p95: readonly [number, number];
  /** Of p95, large to small. */
  readonly ratio: number;
}

async function askInRounds(
  one: OpenShop,
  two: OpenShop,
  asked: readonly { readonly question: Question; readonly same: Question }[],
  { rounds, cpu }: { readonly rounds: number; readonly cpu: string | undefined },
): Promise<Timed[]> {
  const times = asked.map((each) => ({ ...each, small: [] as number[], large: [] as number[] }));
  for (let round = -2; round < rounds; round += 1) {
    const [few, many] = [processesOf(one), processesOf(two)];
    for (const each of shuffled(times)) {
      const first = cpu === undefined ? await ask(one, each.same) : await askByProcessor(one, each.same, few);
      const second =
        cpu === undefined ? await ask(two, each.question) : await askByProcessor(two, each.question, many);
      if (round < 0) continue;
      each.small.push(first);
      each.large.push(second);
    }
  }
  return times.map(({ question, small: few, large: many }) => {
    const [before, after] = [quantile(few, 0.95), quantile(many, 0.95)];
    const ratio = Math.max(after, noise) / Math.max(before, noise);
    return { question, p50: [quantile(few, 0.5), quantile(many, 0.5)], p95: [before, after], ratio };
  });
}

async function compare(
  one: OpenShop,
  two: OpenShop,
  { rounds = String(defaultRounds), only = '', cpu }: AdminOptions,
  size: ShopSize,
): Promise<Figure[]> {
  const asked = two.questions.flatMap((question, index) => {
    const same = one.questions[index];
    if (same?.name !== question.name) throw new Error(`the shops differ at ${question.name}`);
    return question.name.includes(only) ? [{ question, same }] : [];
  });
  console.log(`${asked.length} kinds of requests, ${rounds} times each …`);
  const rows = await askInRounds(one, two, asked, { rounds: Number(rounds), cpu });
  const head = `${'request'.padEnd(72)} ${'p50'.padStart(7)} ${'p95'.padStart(7)} | ${'p50'.padStart(7)} ${'p95'.padStart(7)} ${'ratio'.padStart(6)}`;
  const lines = rows.map(
    ({ question, p50, p95, ratio }) =>
      `${question.name.padEnd(72)} ${p50[0].toFixed(1).padStart(7)} ${p95[0].toFixed(1).padStart(7)} | ${p50[1].toFixed(1).padStart(7)} ${p95[1].toFixed(1).padStart(7)} ${ratio.toFixed(2).padStart(6)}${p95[1] > budget ? ' OVER' : ''}`,
  );
  const table = [`${''.padEnd(72)} ${'small'.padStart(15)} | ${'large'.padStart(15)}`, head, ...lines].join(
    '\n',
  );
  console.log(table);
  const results = join(projectRoot, 'bench', 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'admin.txt'), `${table}\n`);
  const slow = rows.filter(({ p95 }) => p95[1] > budget);
  const slowest = rows.toSorted((a, b) => b.p95[1] - a.p95[1])[0];
  const firsts = await askInRounds(
    one,
    two,
    asked.filter(({ question }) => question.isFirstPage),
    { rounds: firstPageRounds, cpu },
  );
  const growing = firsts.filter(({ ratio }) => ratio > ratioBudget);
  const note = `${size.products.toLocaleString('en-US')} products, ${size.orders.toLocaleString('en-US')} orders, ${(size.orders / 2).toLocaleString('en-US')} customers; ${asked.length} kinds of requests`;
  return [
    {
      name: 'lists of the admin, slowest p95',
      value: milliseconds(slowest?.p95[1] ?? Number.NaN),
      budget: `<= ${budget} ms`,
      met: slow.length === 0,
      note: `${note}; slowest: ${slowest?.question.name ?? ''}; ${slow.length} over`,
    },
    {
      name: 'first pages of the lists, large to small shop, largest ratio of p95',
      value: Math.max(...firsts.map(({ ratio }) => ratio)).toFixed(2),
      budget: `<= ${ratioBudget}`,
      met: growing.length === 0,
      note: [
        `${firsts.length} first pages, ${firstPageRounds} times each`,
        ...growing.map(({ question, ratio }) => `${question.name} ${ratio.toFixed(2)}`),
      ].join('; '),
    },
    {
      name: 'all requests, large to small shop, median ratio of p95',
      value: quantile(
        rows.map(({ ratio }) => ratio),
        0.5,
      ).toFixed(2),
    },
  ];
}

async function writePlans(open: OpenShop, { only = '' }: AdminOptions): Promise<void> {
  const wanted = open.questions.filter(({ name }) => name.includes(only));
  for (const question of wanted) await ask(open, question);
  const texts: string[] = [];
  for (const question of wanted) {
    let took = 0;
    const plans = await plansOf(open.shop, async () => (took = await ask(open, question)));
    const total = plans.reduce((sum, plan) => sum + plan.milliseconds, 0);
    console.log(
      `${total.toFixed(1).padStart(8)} ms of ${took.toFixed(1).padStart(8)} in ${String(plans.length).padStart(2)} statements  ${question.name}`,
    );
    texts.push(
      `######## ${question.name}\n${plans.map(({ milliseconds: spent, text }) => `-- ${spent} ms\n${text}`).join('\n')}`,
    );
  }
  const path = join(projectRoot, 'bench', 'results', 'admin-plans.txt');
  mkdirSync(join(projectRoot, 'bench', 'results'), { recursive: true });
  writeFileSync(path, `${texts.join('\n\n')}\n`);
  console.log(`Every statement with its plan: ${path}`);
}
