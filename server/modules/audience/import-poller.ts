import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { withSmallHeap } from '../../platform/small-heap.ts';
import { deleteImport, findOldImports, findUnread } from './import-repository.ts';
import { IMPORT_TOPIC } from './imports.ts';
import { readImport } from './read-import.ts';

/** Milliseconds between runs; a file that is brought wakes the poller. */
const INTERVAL = 5_000;
/** Files imported, and old ones deleted, by one run. */
const MOST_FILES = 20;
/** Milliseconds that a file is kept. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Imports files of subscribers, one after another, and deletes old ones. */
export const subscriberImportPoller = (platform: Platform): Poller => ({
  name: 'subscriber-imports',
  every: INTERVAL,
  async run(signal) {
    const now = platform.clock.now();
    for (const key of await findUnread(platform.db, new Date(now), MOST_FILES)) {
      if (signal.aborted) return;
      try {
        await withSmallHeap(() => readImport(platform, key, signal));
      } catch (error) {
        // Tried again by the next run; the others go on.
        platform.log.warn(
          { err: error, import: key.id },
          'a file of subscribers was not imported to its end',
        );
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
      await deleteImport(platform.db, key);
      await platform.files.remove(fileKey);
    }
    if (old.length < MOST_FILES) return;
  }
}
