import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { letters } from './tables.ts';

const columns = {
  websiteId: letters.websiteId,
  id: letters.id,
  subject: letters.subject,
  previewText: letters.previewText,
  senderName: letters.senderName,
  parts: letters.parts,
  listId: letters.listId,
  segmentId: letters.segmentId,
  isPublic: letters.isPublic,
  status: letters.status,
  sendsOn: letters.sendsOn,
  problem: letters.problem,
  sent: letters.sent,
  linkKey: letters.linkKey,
  countsOpens: letters.countsOpens,
  countsClicks: letters.countsClicks,
  total: letters.total,
  written: letters.written,
  skipped: letters.skipped,
  startedOn: letters.startedOn,
  finishedOn: letters.finishedOn,
  revision: letters.revision,
  createdOn: letters.createdOn,
  updatedOn: letters.updatedOn,
  deletedOn: letters.deletedOn,
};
export type LetterRecord = Omit<typeof letters.$inferSelect, 'search'>;
export type LetterKey = Pick<LetterRecord, 'websiteId' | 'id'>;

const ofLetter = ({ websiteId, id }: LetterKey) => and(eq(letters.websiteId, websiteId), eq(letters.id, id));

/** A letter, also one in the bin, with `lock` until the transaction ends; null for none. */
export async function findLetter(
  db: Queryable,
  key: LetterKey,
  options: { readonly lock?: boolean } = {},
): Promise<LetterRecord | null> {
  const query = db.select(columns).from(letters).where(ofLetter(key));
  const [row] = options.lock === true ? await query.for('update') : await query;
  return row ?? null;
}

/** What is known of a letter behind a link of its mails. */
export interface LinkFacts {
  /** Null where nothing was to be counted when it was sent, and once the letter is erased. */
  readonly linkKey: string | null;
  readonly countsOpens: boolean;
  readonly countsClicks: boolean;
  /** Where the link leads; null where the letter has none at that place. */
  readonly target: string | null;
}

/** Reads what following a link of a letter needs, also of a letter that was erased; null for none. */
export async function findLinkFacts(
  db: Queryable,
  { websiteId, id }: LetterKey,
  place: number | null,
): Promise<LinkFacts | null> {
  const [row] = await runNamed<LinkFacts & Record<string, unknown>>(
    db,
    {
      name: 'letters-link-facts',
      text: `select link_key as "linkKey", counts_opens as "countsOpens", counts_clicks as "countsClicks",
          sent -> 'links' ->> $3::int as target
        from letters where website_id = $1 and id = $2
        union all
        select null, false, false, links ->> $3::int
        from erased_letter_links where website_id = $1 and letter_id = $2`,
    },
    [websiteId, id, place],
  );
  return row ?? null;
}

/** Locks a letter that has a status; null where it has another by now, or another server is at it. */
export async function lockLetter(
  tx: Queryable,
  key: LetterKey,
  status: LetterRecord['status'],
): Promise<LetterRecord | null> {
  const [row] = await tx
    .select(columns)
    .from(letters)
    .where(and(ofLetter(key), eq(letters.status, status), isNull(letters.deletedOn)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Letters of a website that are not in the bin. */
export async function countLetterRows(db: Queryable, websiteId: string): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(letters)
    .where(and(eq(letters.websiteId, websiteId), isNull(letters.deletedOn)));
  return row?.found ?? 0;
}

export async function insertLetter(tx: Queryable, record: typeof letters.$inferInsert): Promise<void> {
  await tx.insert(letters).values(record);
}

/** Changes a letter and raises its revision. */
export async function updateLetter(
  tx: Queryable,
  { revision, ...key }: LetterKey & Pick<LetterRecord, 'revision'>,
  change: Partial<Omit<typeof letters.$inferInsert, 'websiteId' | 'id' | 'revision'>>,
): Promise<void> {
  await tx
    .update(letters)
    .set({ ...change, revision: revision + 1 })
    .where(ofLetter(key));
}

/** Counts people who were written to or left out. The revision stays: nothing was changed by an owner. */
export async function addProgress(
  tx: Queryable,
  key: LetterKey,
  { written, skipped }: { readonly written: number; readonly skipped: number },
): Promise<void> {
  await tx
    .update(letters)
    .set({ written: sql`${letters.written} + ${written}`, skipped: sql`${letters.skipped} + ${skipped}` })
    .where(ofLetter(key));
}

/** Some letters of all websites that are not closed, those after one of them. */
interface LetterPage {
  readonly after: LetterKey | null;
  readonly limit: number;
}

/** Letters whose time has come. */
export function findDueLetters(
  db: Queryable,
  now: Date,
  { after, limit }: LetterPage,
): Promise<readonly LetterKey[]> {
  return runNamed<LetterKey & Record<string, unknown>>(
    db,
    {
      name: 'letters-due',
      text: `select l.website_id as "websiteId", l.id from letters l
        join websites w on w.website_id = l.website_id and w.archived_on is null
        where l.status = 'scheduled' and l.sends_on <= $1 and l.deleted_on is null
          and ($2::uuid is null or (l.website_id, l.id) > ($2::uuid, $3::uuid))
        order by l.website_id, l.id limit $4`,
    },
    [now, after?.websiteId ?? null, after?.id ?? null, limit],
  );
}

/** Letters that are being sent. */
export function findLettersAtWork(
  db: Queryable,
  { after, limit }: LetterPage,
): Promise<readonly LetterKey[]> {
  return runNamed<LetterKey & Record<string, unknown>>(
    db,
    {
      name: 'letters-at-work',
      text: `select l.website_id as "websiteId", l.id from letters l
        join websites w on w.website_id = l.website_id and w.archived_on is null
        where l.status = 'sending' and l.deleted_on is null
          and ($1::uuid is null or (l.website_id, l.id) > ($1::uuid, $2::uuid))
        order by l.website_id, l.id limit $3`,
    },
    [after?.websiteId ?? null, after?.id ?? null, limit],
  );
}

/** A letter that visitors can read. */
interface PublicLetter {
  readonly id: string;
  readonly subject: string;
  readonly startedOn: Date;
}

/** Letters that visitors can read, the newest first, after the one of `after`. */
export async function findPublicLetters(
  db: Queryable,
  websiteId: string,
  wanted: { readonly after: string | null; readonly limit: number },
): Promise<readonly PublicLetter[]> {
  const rows = await runNamed<{ id: string; subject: string; startedOn: number }>(
    db,
    {
      name: 'letters-public',
      text: `select id, sent ->> 'subject' as subject,
          (extract(epoch from started_on) * 1000)::float8 as "startedOn"
        from letters l
        where website_id = $1 and is_public and sent is not null and deleted_on is null and written > 0
          and ($2::uuid is null or (started_on, id) < (
            select a.started_on, a.id from letters a where a.website_id = $1 and a.id = $2::uuid))
        order by started_on desc, id desc limit $3`,
    },
    [websiteId, wanted.after, wanted.limit],
  );
  return rows.map(({ startedOn, ...row }) => ({ ...row, startedOn: new Date(startedOn) }));
}

/**
 * Erases letters that have left the bin, with their recipients; over all websites. Where their mails lead over the site,
 * the targets stay. Returns how many were erased.
 */
export async function eraseOldLetters(tx: Queryable, before: Date, limit: number): Promise<number> {
  const gone = await runNamed<{ id: string }>(
    tx,
    {
      name: 'letters-erase',
      text: `with due as materialized (
          select website_id, id, counts_clicks, sent -> 'links' as links from letters
          where deleted_on < $1 order by deleted_on limit $2 for update skip locked
        ), targets as (
          insert into erased_letter_links (website_id, letter_id, links)
          select website_id, id, links from due where counts_clicks and jsonb_array_length(links) > 0
        ), people as (
          delete from letter_recipients r using due
          where r.website_id = due.website_id and r.letter_id = due.id
        )
        delete from letters l using due where l.website_id = due.website_id and l.id = due.id
        returning l.id`,
    },
    [before, limit],
  );
  return gone.length;
}
