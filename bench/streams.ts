import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { residentMegabytes, withDescendants } from './processes.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';

/** Megabytes of old objects the server may have here; at rest it has some 45. */
const HEAP = 96;
/** What makes the server tell its memory. */
const teller = new URL('tell-memory.mjs', import.meta.url).href;
const rounds = 10;
const slowReaders = 10;
/** Bytes a slow reader takes ten times a second: 10 KB/s. */
const SIP = 1024;

const sitemap = '/sitemap.xml';
const feeds = ['/many-blog?format=rss', '/many-blog?format=json-feed', '/many-events?format=ical'];

function open(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${benchOrigin}${path}`, { agent: false }, (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`${path} answered ${answer.statusCode}`));
    }).on('error', reject);
  });
}

/** The sitemap and a feed of each sort, each read whole; answers the sitemap's bytes. */
async function readAll(): Promise<number> {
  let bytes = 0;
  for await (const chunk of await open(sitemap)) bytes += (chunk as Buffer).length;
  for (const path of feeds) for await (const chunk of await open(path)) void chunk;
  return bytes;
}

/** Begins to read the sitemap a little at a time; `leave` goes away in the middle. @throws if it was cut off. */
async function readSlowly(): Promise<{ readonly leave: () => void }> {
  const answer = await open(sitemap);
  let failure: Error | null = null;
  answer.on('error', (error) => {
    failure = error;
  });
  const sips = setInterval(() => answer.read(SIP), 100);
  return {
    leave() {
      clearInterval(sips);
      if (failure !== null) throw failure;
      answer.destroy();
    },
  };
}

/** Megabytes that are alive in the server: objects, strings and buffers left after its garbage was collected. */
async function aliveIn(server: ChildProcess): Promise<number> {
  const told = once(server, 'message');
  server.send('memory');
  const [{ bytes }] = (await told) as [{ readonly bytes: number }];
  return bytes / 1e6;
}

/**
 * What the server holds for those who read its sitemap and feeds. Ten readers take the sitemap at 10 KB/s, each for
 * itself, while an eleventh reads sitemap and feeds whole, ten times over. The figure is the most that is alive
 * meanwhile, less what is alive at rest after two such rounds: were a text, or its rows, anywhere whole, ten readers
 * would add the sitemap ten times, which the note tells beside it.
 *
 * Why not resident memory: that tells when garbage was last collected. It climbs from one great collection to the next
 * and falls by what lay there, so the difference of two moments is anything between nothing and a hundred megabytes.
 * So garbage is collected before each look, by a few lines loaded beside the product, whose code and collector are its
 * own. Its heap is confined besides, to what a site needs and little more: a server that holds texts whole dies here,
 * and resident memory, in the note, stays what a small machine would see.
 */
export async function measureStreams(shop: ShopUnderTest): Promise<Figure> {
  console.log(`Reading feeds and sitemap from a server of ${HEAP} MB of heap …`);
  await shop.restart([`--max-old-space-size=${HEAP}`, '--import', teller]);
  const server = shop.process;
  const resident = (): number => residentMegabytes(withDescendants(server.pid ?? 0));
  await readAll();
  await readAll();
  const atRest = await aliveIn(server);
  const readers = await Promise.all(Array.from({ length: slowReaders }, readSlowly));
  // As much as the system's own buffers take is sent at once; from here on the server waits for them.
  await wait(5000);
  let most = await aliveIn(server);
  let mostResident = resident();
  const watching = setInterval(() => {
    mostResident = Math.max(mostResident, resident());
  }, 100);
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const reading = readAll();
    await wait(200);
    most = Math.max(most, await aliveIn(server));
    bytes = await reading;
  }
  clearInterval(watching);
  for (const { leave } of readers) leave();
  await shop.restart();
  const added = most - atRest;
  const size = bytes / 1e6;
  return {
    name: 'feeds and sitemap, memory their readers take',
    value: `${added.toFixed(1)} MB`,
    budget: '<= 32 MB',
    met: added <= 32,
    note: `alive after collecting garbage, above ${atRest.toFixed(1)} MB at rest; ${slowReaders} take a sitemap of ${size.toFixed(1)} MB at 10 KB/s (whole for each: ${Math.round(size * slowReaders)} MB), one reads it and three feeds ${rounds} times; heap of ${HEAP} MB, resident at most ${Math.round(mostResident)} MB`,
  };
}
