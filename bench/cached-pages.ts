import { get } from 'node:http';
import { perSecond, percent, type Figure } from './figure.ts';
import { drive, median, type LoadResult } from './http-load.ts';
import { startNginx, type ServedBytes } from './nginx.ts';
import { findProgram } from './processes.ts';
import { benchOrigin, benchPort } from './shop-under-test.ts';

const pages = { home: '/', product: '/shop/p/stoneware-mug' } as const;
const nginxPort = benchPort + 1;
const crumb = 'crumb=benchbenchbenchbench00';

/** Cached pages against nginx serving the same bytes with the same headers: one process each, the same connections. */
export async function measureCachedPages(wrk: string): Promise<Figure[]> {
  const nginx = findProgram('nginx', ['/usr/sbin/nginx']);
  if (nginx === null) {
    return [
      {
        name: 'cached pages against nginx',
        value: 'skipped',
        note: 'no nginx on this machine (apt-get install -y nginx-light)',
      },
    ];
  }
  const served: Record<string, ServedBytes> = {};
  for (const path of Object.values(pages)) served[path] = await fetchRaw(path);
  const peer = await startNginx(nginx, nginxPort, served);
  const figures: Figure[] = [];
  try {
    for (const [name, path] of Object.entries(pages)) {
      console.log(`Cached ${name} page against nginx …`);
      const load = { connections: 64, seconds: 4, headers: { 'Accept-Encoding': 'gzip', Cookie: crumb } };
      const ours: LoadResult[] = [];
      const theirs: LoadResult[] = [];
      await drive(wrk, { ...load, url: benchOrigin + path, seconds: 2 });
      for (let round = 0; round < 3; round += 1) {
        ours.push(await drive(wrk, { ...load, url: benchOrigin + path }));
        theirs.push(await drive(wrk, { ...load, url: `http://127.0.0.1:${nginxPort}${path}` }));
      }
      const ratio = median(
        ours.map((run, index) => run.requestsPerSecond / (theirs[index]?.requestsPerSecond ?? Number.NaN)),
      );
      const rate = median(ours.map((run) => run.requestsPerSecond));
      const failures = [...ours, ...theirs].reduce((sum, run) => sum + run.failures, 0);
      figures.push({
        name: `cached ${name} page, of nginx's rate`,
        value: ratio.toFixed(2),
        budget: '>= 0.8',
        met: ratio >= 0.8 && failures === 0,
        note: `${perSecond(rate)} against ${perSecond(median(theirs.map((run) => run.requestsPerSecond)))}, ${served[path]?.body.length} bytes gzip, client ${percent(median(ours.map((run) => run.clientLoad)))}, ${failures} failed`,
      });
    }
  } finally {
    await peer.stop();
  }
  return figures;
}

/** A page's compressed bytes, exactly as sent. */
function fetchRaw(path: string): Promise<ServedBytes> {
  return new Promise((resolve, reject) => {
    get(benchOrigin + path, { headers: { 'accept-encoding': 'gzip', cookie: crumb } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        );
        resolve({ body: Buffer.concat(chunks), headers });
      });
    }).on('error', reject);
  });
}
