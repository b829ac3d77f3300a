import { CONFIRMATION_DAYS } from '@vitrine/domain/audience/audience-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { deleteSubscribers, lockUnconfirmed } from './subscribers-repository.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 86_400_000;
/** Subscribers of one transaction, and transactions of one run. */
const BATCH = 500;
const MAX_BATCHES = 200;

/**
 * Erases addresses that were asked to confirm and did not while they could: whoever entered them had no right to, or has
 * thought better of it. Returns how many.
 */
export async function forgetUnconfirmed(platform: Platform, signal?: AbortSignal): Promise<number> {
  const before = new Date(platform.clock.now() - CONFIRMATION_DAYS * DAY);
  let forgotten = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted === true) break;
    const found = await platform.db.transaction(async (tx) => {
      const rows = await lockUnconfirmed(tx, before, BATCH);
      const bySite = new Map<string, string[]>();
      for (const { websiteId, id } of rows) bySite.set(websiteId, [...(bySite.get(websiteId) ?? []), id]);
      for (const [websiteId, ids] of bySite) await deleteSubscribers(tx, websiteId, ids);
      return rows.length;
    });
    forgotten += found;
    if (found < BATCH) break;
  }
  return forgotten;
}

export const unconfirmedPoller = (platform: Platform): Poller => ({
  name: 'unconfirmed-subscribers',
  every: INTERVAL,
  run: (signal) => forgetUnconfirmed(platform, signal),
});
