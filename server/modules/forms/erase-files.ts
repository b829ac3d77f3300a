import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { formFileKey } from './files-repository.ts';

/** Milliseconds between runs. */
const INTERVAL = 60_000;
/** Files of one transaction, and transactions of a run. */
const BATCH = 100;
const MAX_BATCHES = 100;
/** Milliseconds after which a file that could not be removed is tried again. */
const PAUSE = 60 * 60_000;

/**
 * Takes the files of submissions that are erased away from their owner at once; the poller removes them. Their names
 * are forgotten with the submission.
 */
export async function releaseFiles(
  tx: Queryable,
  gone: readonly { readonly websiteId: string; readonly id: string }[],
  now: Date,
): Promise<void> {
  if (gone.length === 0) return;
  await runNamed(
    tx,
    {
      name: 'form-files-release',
      text: `update form_files f set submission_id = null, name = '', expires_on = $3
        from unnest($1::uuid[], $2::uuid[]) as gone(website_id, id)
        where f.website_id = gone.website_id and f.submission_id = gone.id`,
    },
    [gone.map(({ websiteId }) => websiteId), gone.map(({ id }) => id), now],
  );
}

interface FileId {
  readonly websiteId: string;
  readonly id: string;
}

/** Whether a file is gone: one that cannot be removed must not keep those behind it. */
async function removeFile({ files, log }: Platform, { websiteId, id }: FileId): Promise<boolean> {
  try {
    await files.remove(formFileKey(websiteId, id));
    return true;
  } catch (error) {
    log.error({ fileId: id, err: error }, 'the file of a form could not be removed');
    return false;
  }
}

/** Lets files that could not be removed be tried later. */
async function postpone(tx: Queryable, files: readonly FileId[], until: Date): Promise<void> {
  if (files.length === 0) return;
  await runNamed(
    tx,
    {
      name: 'form-files-postpone',
      text: `update form_files f set expires_on = $3
        from unnest($1::uuid[], $2::uuid[]) as stuck(website_id, id)
        where f.website_id = stuck.website_id and f.id = stuck.id`,
    },
    [files.map(({ websiteId }) => websiteId), files.map(({ id }) => id), until],
  );
}

/**
 * One run: removes files that were uploaded and never sent, and those of erased submissions. Over all websites; every
 * server process may run it. A file is removed before what is known of it, so that none is left behind. Returns how many.
 */
export async function eraseOrphanFiles(platform: Platform, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted === true) break;
    const count = await platform.db.transaction(async (tx) => {
      const due = await runNamed<FileId & Record<string, unknown>>(
        tx,
        {
          name: 'form-files-due',
          text: `select website_id as "websiteId", id from form_files
            where submission_id is null and expires_on <= $1
            order by expires_on limit ${BATCH} for update skip locked`,
        },
        [new Date(platform.clock.now())],
      );
      const gone: FileId[] = [];
      for (const one of due) if (await removeFile(platform, one)) gone.push(one);
      await postpone(
        tx,
        due.filter((one) => !gone.includes(one)),
        new Date(platform.clock.now() + PAUSE),
      );
      await runNamed(
        tx,
        {
          name: 'form-files-erase',
          text: `delete from form_files f using unnest($1::uuid[], $2::uuid[]) as gone(website_id, id)
            where f.website_id = gone.website_id and f.id = gone.id`,
        },
        [gone.map(({ websiteId }) => websiteId), gone.map(({ id }) => id)],
      );
      return due.length;
    });
    removed += count;
    if (count < BATCH) break;
  }
  return removed;
}

export const fileErasingPoller = (platform: Platform): Poller => ({
  name: 'form-file-erasing',
  every: INTERVAL,
  run: (signal) => eraseOrphanFiles(platform, signal),
});
