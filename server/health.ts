import { isMigrated } from './platform/db/migrate.ts';
import { pageRoute, type Route } from './platform/http/route.ts';
import { perPlatform } from './platform/per-platform.ts';
import type { Platform } from './platform/platform.ts';

/** A slower database counts as unreachable, in milliseconds. */
const TIMEOUT = 2000;

/** Whether the tables were found to be up to date: they stay so while a server runs. */
const known = perPlatform(() => ({ isMigrated: false }));

async function isReady(platform: Platform): Promise<boolean> {
  const pool = platform.db.$client;
  const seen = known(platform);
  if (seen.isMigrated) await pool.query('SELECT 1');
  else seen.isMigrated = await isMigrated(pool);
  return seen.isMigrated;
}

/** For load balancers and supervisors: responds on every host and exposes nothing of any site. */
export const healthRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/health/live',
    auth: 'server',
    handler: ({ reply }) => reply.header('cache-control', 'no-store').send({ status: 'live' }),
  }),
  pageRoute({
    method: 'GET',
    path: '/health/ready',
    auth: 'server',
    handler: async ({ platform, reply }) => {
      let timer: NodeJS.Timeout | undefined;
      const tooSlow = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), TIMEOUT);
      });
      const ready = await Promise.race([isReady(platform).catch(() => false), tooSlow]);
      clearTimeout(timer);
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ready' : 'waiting for the database' });
    },
  }),
];
