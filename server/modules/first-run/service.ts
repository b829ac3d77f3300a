import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteWebsite, findCutOff, findFinished, finishRun, insertRun } from './repository.ts';

/** Held while the first website is made, so that of several starting processes one makes it. */
const FIRST_RUN_LOCK = 0x76697473;

export interface FirstRun {
  readonly websiteId: string;
  /** True when this very call made it. */
  readonly isNew: boolean;
}

/**
 * The website a fresh database begins with, made by `make` on the first start. A start that was cut off while making
 * it leaves no trace: the next one removes the half and begins anew.
 */
export async function ensureFirstWebsite(
  platform: Platform,
  kind: 'demo' | 'empty',
  make: (websiteId: string) => Promise<void>,
): Promise<FirstRun> {
  const known = await findFinished(platform.db);
  if (known !== null) return { websiteId: known, isNew: false };
  const session = await platform.db.$client.connect();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [FIRST_RUN_LOCK]);
    const madeMeanwhile = await findFinished(platform.db);
    if (madeMeanwhile !== null) return { websiteId: madeMeanwhile, isNew: false };
    for (const websiteId of await findCutOff(platform.db)) {
      await deleteWebsite(platform.db, websiteId);
      await platform.files.remove(websiteId);
    }
    const websiteId = newId(platform.clock.now());
    await insertRun(platform.db, { websiteId, kind, begunOn: new Date(platform.clock.now()) });
    await make(websiteId);
    await finishRun(platform.db, websiteId, new Date(platform.clock.now()));
    return { websiteId, isNew: true };
  } finally {
    // The lock belongs to the session, so the session is ended rather than given back.
    session.release(true);
  }
}
