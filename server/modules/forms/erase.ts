import { FORM_BIN_DAYS, FORM_KEEP_DELAY } from '@vitrine/domain/form/site-form.ts';
import { NOTE_UNDO_HOURS } from '@vitrine/domain/form/submission-notes.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { deleteMails } from '../mail/index.ts';
import { eraseDeliveries } from '../webhooks/index.ts';
import { eraseHistory, removeDeletedNotes } from './history-repository.ts';
import { releaseFiles } from './erase-files.ts';
import { removeExpiredKeys } from './keys.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 86_400_000;
/** Submissions of one transaction. */
const BATCH = 500;
/** Batches of a run, so that every run ends. */
const MAX_BATCHES = 100;

interface Gone {
  readonly websiteId: string;
  readonly id: string;
  readonly mailId: string | null;
  readonly receiptId: string | null;
}

/** Erases the mails and files of submissions, and what is kept of sending them on, with them: they say the same. */
async function eraseWith(tx: Queryable, gone: readonly Gone[]): Promise<void> {
  const bySite = new Map<string, Gone[]>();
  for (const one of gone) bySite.set(one.websiteId, [...(bySite.get(one.websiteId) ?? []), one]);
  for (const [websiteId, ofSite] of bySite) {
    const ids = ofSite.map(({ id }) => id);
    const about = ofSite.flatMap(({ mailId, receiptId }) => [mailId, receiptId]);
    const replies = await eraseHistory(tx, websiteId, ids);
    await deleteMails(tx, websiteId, [...about.filter((id) => id !== null), ...replies]);
    await eraseDeliveries(tx, websiteId, ids);
  }
  // At the beginning of time: whatever the clock of another server says, they are due.
  await releaseFiles(tx, gone, new Date(0));
}

/** Erases the submissions of people, with the mails about them. */
export async function eraseSubmissionsOf(
  tx: Queryable,
  websiteId: string,
  emails: readonly string[],
): Promise<void> {
  const gone = await runNamed<Gone & Record<string, unknown>>(
    tx,
    {
      name: 'form-submissions-erase-person',
      text: `delete from form_submissions where website_id = $1 and email = any($2::text[]) and email <> ''
        returning website_id as "websiteId", id, mail_id as "mailId", receipt_id as "receiptId"`,
    },
    [websiteId, emails],
  );
  await eraseWith(tx, gone);
}

/** Erases what has left the bin, and what its form keeps no longer. Over all websites. Returns how many were erased. */
async function eraseDue(platform: Platform, now: number): Promise<number> {
  return platform.db.transaction(async (tx) => {
    const gone = await runNamed<Gone & Record<string, unknown>>(
      tx,
      {
        name: 'form-submissions-erase-due',
        text: `delete from form_submissions s using (
            select website_id, id from form_submissions where deleted_on < $1
            union
            (select s.website_id, s.id from forms f
              join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.number = f.version
              join form_submissions s on s.website_id = f.website_id and s.form_id = f.id
            where coalesce((v.settings ->> 'keepDays')::int, 0) > 0
              and s.received_on < $2::timestamptz - (v.settings ->> 'keepDays')::int * interval '1 day'
              and v.created_on < $3
            limit ${BATCH})
            limit ${BATCH}
          ) due
          where s.website_id = due.website_id and s.id = due.id
          returning s.website_id as "websiteId", s.id, s.mail_id as "mailId", s.receipt_id as "receiptId"`,
      },
      [new Date(now - FORM_BIN_DAYS * DAY), new Date(now), new Date(now - FORM_KEEP_DELAY * DAY)],
    );
    await eraseWith(tx, gone);
    return gone.length;
  });
}

/** Erases forms that have left the bin. One with submissions stays there: they keep its name and its questions. */
async function eraseForms(db: Queryable, before: Date): Promise<void> {
  await runNamed(
    db,
    {
      name: 'forms-erase',
      text: `with gone as (
          delete from forms f where f.deleted_on < $1 and not exists (
            select 1 from form_submissions s where s.website_id = f.website_id and s.form_id = f.id)
          returning website_id, id
        )
        delete from form_versions v using gone where v.website_id = gone.website_id and v.form_id = gone.id`,
    },
    [before],
  );
}

/** One run: erases what is kept no longer. Every server process may run it. */
export async function eraseOldForms(platform: Platform, signal?: AbortSignal): Promise<void> {
  const now = platform.clock.now();
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted === true || (await eraseDue(platform, now)) === 0) break;
  }
  await eraseForms(platform.db, new Date(now - FORM_BIN_DAYS * DAY));
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted === true || (await removeExpiredKeys(platform.db, new Date(now))) === 0) break;
  }
  await removeDeletedNotes(platform.db, new Date(now - NOTE_UNDO_HOURS * 3_600_000));
}

export const formErasingPoller = (platform: Platform): Poller => ({
  name: 'form-erasing',
  every: INTERVAL,
  run: (signal) => eraseOldForms(platform, signal),
});
