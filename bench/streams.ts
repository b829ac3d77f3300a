import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { residentMegabytes, withDescendants } from './processes.ts';
import { benchOrigin, type ShopUnderTest } from './shop-under-test.ts';

/** The server's limit of old-generation heap for this measurement, in megabytes; idle, it uses about 45. */
const HEAP = 96;
/** Preloaded into the server; reports its memory on request. */
const memoryReporter = new URL('report-memory.mjs', import.meta.url).href;
const rounds = 10;
const slowReaders = 10;
/** Bytes a slow reader reads ten times a second: 10 KB/s. */
const SIP = 1024;

const sitemap = '/sitemap.xml';
const feeds = ['/many-blog?format=rss', '/many-blog?format=json-feed', '/many-events?format=ical'];

function open(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${benchOrigin}${path}`, { agent: false }, (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`${path} responded with ${answer.statusCode}`));
    }).on('error', reject);
  });
}

/** Reads the sitemap and one feed of each format to the end; returns the sitemap's size in bytes. */
async function readAll(): Promise<number> {
  let bytes = 0;
  for await (const chunk of await open(sitemap)) bytes += (chunk as Buffer).length;
  for (const path of feeds) for await (const chunk of await open(path)) void chunk;
  return bytes;
}

/** Starts to read the sitemap slowly; `leave` closes the connection half-way. @throws if it was cut off before. */
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

/** Live memory of the server in megabytes: objects, strings and buffers left after garbage collection. */
async function aliveIn(server: ChildProcess): Promise<number> {
  const report = once(server, 'message');
  server.send('memory');
  const [{ bytes }] = (await report) as [{ readonly bytes: number }];
  return bytes / 1e6;
}

/**
 * Memory the server needs for clients that read its sitemap and feeds. Ten clients read the sitemap at 10 KB/s each,
 * while an eleventh reads sitemap and feeds at full speed, ten times. The figure is the peak of live memory meanwhile,
 * less the live memory at rest after two such reads: if the server buffered the whole text or its rows, ten clients
 * would add ten times the sitemap's size (given in the note).
 *
 * Why not resident memory: it depends on when garbage was last collected. It grows between major collections and then
 * drops, so two samples differ by anything between nothing and a hundred megabytes. Therefore garbage is collected
 * before each sample, by a script preloaded into the unchanged product. The heap is limited to little more than a site
 * needs: a server that buffers whole texts crashes here, and resident memory, in the note, is that of a small machine.
 */
export async function measureStreams(shop: ShopUnderTest): Promise<Figure> {
  console.log(`Reading feeds and sitemap from a server with ${HEAP} MB of heap …`);
  await shop.restart([`--max-old-space-size=${HEAP}`, '--import', memoryReporter]);
  const server = shop.process;
  const resident = (): number => residentMegabytes(withDescendants(server.pid ?? 0));
  await readAll();
  await readAll();
  const atRest = await aliveIn(server);
  const readers = await Promise.all(Array.from({ length: slowReaders }, readSlowly));
  // What fits the socket buffers is sent at once; after that the server waits for the slow readers.
  await wait(5000);
  let most = await aliveIn(server);
  let peakResident = resident();
  const watching = setInterval(() => {
    peakResident = Math.max(peakResident, resident());
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
    note: `alive after collecting garbage, above ${atRest.toFixed(1)} MB at rest; ${slowReaders} take a sitemap of ${size.toFixed(1)} MB at 10 KB/s (whole for each: ${Math.round(size * slowReaders)} MB), one reads it and three feeds ${rounds} times; heap of ${HEAP} MB, resident at most ${Math.round(peakResident)} MB`,
  };
}
