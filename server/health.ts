import type { FastifyInstance } from 'fastify';
import { isMigrated } from './platform/db/migrate.ts';
import type { Platform } from './platform/platform.ts';

/** A slower database counts as unreachable, in milliseconds. */
const TIMEOUT = 2000;

/** For load balancers and supervisors: responds on every host and exposes nothing of any site. */
export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  const options = { config: { anyHost: true } };
  let knownMigrated = false;

  async function isReady(): Promise<boolean> {
    const pool = platform.db.$client;
    if (knownMigrated) await pool.query('SELECT 1');
    else knownMigrated = await isMigrated(pool);
    return knownMigrated;
  }

  app.get('/health/live', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', options, async (_request, reply) => {
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), TIMEOUT);
    });
    const ready = await Promise.race([isReady().catch(() => false), tooSlow]);
    clearTimeout(timer);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
