import { DAYS_IN_BIN } from '@vitrine/domain/product/product-status.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Poller } from '../../../platform/scheduler.ts';
import { eraseDeletedParts } from './shared-repository.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Shared sections erased per transaction. */
const BATCH = 50;

/** Erases shared sections that were deleted before that. Every server may run it. Returns how many. */
export async function emptyPartBin(platform: Platform, deletedBefore: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const batch = await platform.db.transaction((tx) => eraseDeletedParts(tx, deletedBefore, BATCH));
    erased += batch;
    if (batch < BATCH) return erased;
  }
}

/** Erases shared sections that were deleted longer ago than pages are kept in the bin. */
export const partBinPoller = (platform: Platform): Poller => ({
  name: 'part-bin',
  every: INTERVAL,
  run: () => emptyPartBin(platform, new Date(platform.clock.now() - DAYS_IN_BIN * DAY)),
});
