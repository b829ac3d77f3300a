import type { Platform } from '../../platform/platform.ts';
import { findFirst, insertRun } from './first-website-repository.ts';

/** Advisory lock while the first website is created, so that only one of several starting processes does it. */
const FIRST_RUN_LOCK = 0x76697473;

/** The website served at this machine's own addresses; null before the first start. */
export function findFirstWebsite(platform: Platform): Promise<string | null> {
  return findFirst(platform.db);
}

/**
 * The initial website of an empty database, created by `make` on the first start. After an interrupted start `make` is
 * called again, and must then remove or complete what exists.
 */
export async function ensureFirstWebsite(
  platform: Platform,
  kind: 'demo' | 'empty',
  make: () => Promise<string>,
): Promise<string> {
  const known = await findFirst(platform.db);
  if (known !== null) return known;
  const session = await platform.db.$client.connect();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [FIRST_RUN_LOCK]);
    const createdMeanwhile = await findFirst(platform.db);
    if (createdMeanwhile !== null) return createdMeanwhile;
    const websiteId = await make();
    await insertRun(platform.db, { websiteId, kind, finishedOn: new Date(platform.clock.now()) });
    return websiteId;
  } finally {
    // The lock belongs to the session, so the connection is closed instead of returned to the pool.
    session.release(true);
  }
}
