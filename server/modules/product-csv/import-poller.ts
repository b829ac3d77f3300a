import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { withSmallHeap } from '../../platform/small-heap.ts';
import { deleteImport, findOldImports, findUnread } from './import-repository.ts';
import { IMPORT_TOPIC } from './imports.ts';
import { readImport } from './read-import.ts';

/** Milliseconds between runs; a file that is brought wakes the poller. */
const INTERVAL = 5_000;
/** Files read, and old ones deleted, by one run. */
const MOST_FILES = 20;
/** Milliseconds that a file is kept: longer than its import can be taken back. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Compares files of products with the shop, one after another, and deletes old ones. */
export const importPoller = (platform: Platform): Poller => ({
  name: 'product-imports',
  every: INTERVAL,
  async run(signal) {
    const now = platform.clock.now();
    for (const key of await findUnread(platform.db, new Date(now), MOST_FILES)) {
      if (signal.aborted) return;
      try {
        await withSmallHeap(() => readImport(platform, key, signal));
      } catch (error) {
        // Tried again by the next run; the others go on.
        platform.log.warn({ err: error, import: key.id }, 'a file of products was not read to its end');
      }
    }
    await deleteOld(platform, new Date(now - KEPT_MS), signal);
  },
  watch: (wake) => platform.pubSub.on(IMPORT_TOPIC, wake),
});

async function deleteOld(platform: Platform, before: Date, signal: AbortSignal): Promise<void> {
  for (;;) {
    const old = await findOldImports(platform.db, before, MOST_FILES);
    for (const { fileKey, ...key } of old) {
      if (signal.aborted) return;
      await platform.db.transaction((tx) => deleteImport(tx, key));
      await platform.files.remove(fileKey);
    }
    if (old.length < MOST_FILES) return;
  }
}
