import type { Platform } from '../../platform/platform.ts';
import { findFirst, insertRun } from './first-website-repository.ts';

/** Held while the first website is made, so that of several starting processes one makes it. */
const FIRST_RUN_LOCK = 0x76697473;

/** The website that this machine's own addresses lead to; null before the first start. */
export function findFirstWebsite(platform: Platform): Promise<string | null> {
  return findFirst(platform.db);
}

/**
 * The website a fresh database begins with, made by `make` on the first start. `make` is called again after a start
 * that was cut off, and must then remove or finish what it finds.
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
    const madeMeanwhile = await findFirst(platform.db);
    if (madeMeanwhile !== null) return madeMeanwhile;
    const websiteId = await make();
    await insertRun(platform.db, { websiteId, kind, finishedOn: new Date(platform.clock.now()) });
    return websiteId;
  } finally {
    // The lock belongs to the session, so the session is ended rather than given back.
    session.release(true);
  }
}
