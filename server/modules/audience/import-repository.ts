import type { GivenSubscriber } from '@vitrine/domain/audience/read-subscriber-rows.ts';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { subscriberImports } from './tables.ts';

export type ImportRecord = typeof subscriberImports.$inferSelect;
type ImportKey = Pick<ImportRecord, 'websiteId' | 'id'>;

const ofImport = ({ websiteId, id }: ImportKey) =>
  and(eq(subscriberImports.websiteId, websiteId), eq(subscriberImports.id, id));

/** Notes a file. False while another one of the website is imported. */
export async function insertImport(
  tx: Queryable,
  record: typeof subscriberImports.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(subscriberImports).values(record).onConflictDoNothing();
  return made.rowCount === 1;
}

/** The newest import of a website, with the names of who brought it and of its list. */
export async function findNewestImport(
  db: Queryable,
  websiteId: string,
): Promise<(ImportRecord & { readonly startedBy: string; readonly list: string }) | null> {
  const [row] = await db
    .select({
      record: subscriberImports,
      startedBy: sql<string>`coalesce((select a.name from accounts a where a.id = subscriber_imports.account_id), '')`,
      list: sql<string>`coalesce((select l.name from mailing_lists l
        where l.website_id = subscriber_imports.website_id and l.id = subscriber_imports.list_id), '')`,
    })
    .from(subscriberImports)
    .where(eq(subscriberImports.websiteId, websiteId))
    .orderBy(desc(subscriberImports.id))
    .limit(1);
  return row === undefined ? null : { ...row.record, startedBy: row.startedBy, list: row.list };
}

/** Files that wait, over all websites: those that no run imports, or whose run has ended without a word. */
export function findUnread(db: Queryable, now: Date, limit: number): Promise<readonly ImportKey[]> {
  return runNamed<{ websiteId: string; id: string }>(
    db,
    {
      name: 'audience-imports-unread',
      text: `select website_id as "websiteId", id from subscriber_imports
        where phase = 'importing' and (reader_until is null or reader_until < $1) order by id limit $2`,
    },
    [now, limit],
  );
}

/** Takes a file for a run. Null when another run has it. */
export async function claimImport(
  tx: Queryable,
  key: ImportKey,
  { readerId, now, until }: { readonly readerId: string; readonly now: Date; readonly until: Date },
): Promise<ImportRecord | null> {
  const [row] = await tx
    .update(subscriberImports)
    .set({ readerId, readerUntil: until })
    .where(
      and(
        ofImport(key),
        eq(subscriberImports.phase, 'importing'),
        sql`(${subscriberImports.readerUntil} is null or ${subscriberImports.readerUntil} < ${now})`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Notes progress or the end. False when the file is another run's by now. */
export async function updateImport(
  tx: Queryable,
  key: ImportKey,
  readerId: string,
  change: Partial<Omit<ImportRecord, 'websiteId' | 'id'>>,
): Promise<boolean> {
  const done = await tx
    .update(subscriberImports)
    .set(change)
    .where(
      and(ofImport(key), eq(subscriberImports.readerId, readerId), eq(subscriberImports.phase, 'importing')),
    );
  return done.rowCount === 1;
}

/** Gives a file back whose run has failed; one that has failed so often is given up. */
export async function noteFailedRun(
  db: Queryable,
  key: ImportKey,
  readerId: string,
  mostFailures: number,
): Promise<void> {
  await runNamed(
    db,
    {
      name: 'audience-import-failed-run',
      text: `update subscriber_imports set failures = failures + 1, reader_until = null,
          phase = case when failures + 1 >= $4::int then 'failed' else phase end,
          problem = case when failures + 1 >= $4::int then 'broken' else problem end
        where website_id = $1 and id = $2 and reader_id = $3 and phase = 'importing'`,
    },
    [key.websiteId, key.id, readerId, mostFailures],
  );
}

/** Files of imports that ended before a time, with their keys. */
export async function findOldImports(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<readonly (ImportKey & { readonly fileKey: string })[]> {
  return db
    .select({
      websiteId: subscriberImports.websiteId,
      id: subscriberImports.id,
      fileKey: subscriberImports.fileKey,
    })
    .from(subscriberImports)
    .where(and(lt(subscriberImports.startedOn, before), ne(subscriberImports.phase, 'importing')))
    .limit(limit);
}

export async function deleteImport(tx: Queryable, key: ImportKey): Promise<void> {
  await tx.delete(subscriberImports).where(ofImport(key));
}

/** A subscriber of a file as it is stored. */
interface ImportedSubscriber extends GivenSubscriber {
  /** Ids of what is made for it. */
  readonly id: string;
  readonly consentId: string;
  readonly eventId: string;
  readonly secret: string;
  readonly lexemes: readonly string[];
}

/**
 * Adds subscribers of a file, each address once, to a list with their consent. Those who are there keep their name, and
 * get the tags and the list; those who have left stay as they are. Returns how many were of each kind.
 */
export async function insertImported(
  tx: Queryable,
  { websiteId, listId, accountId, words }: Pick<ImportRecord, 'websiteId' | 'listId' | 'accountId' | 'words'>,
  rows: readonly ImportedSubscriber[],
  { language, now, mostTags }: { readonly language: string; readonly now: Date; readonly mostTags: number },
): Promise<{ readonly added: number; readonly known: number; readonly left: number }> {
  const given = JSON.stringify(
    rows.map((row) => ({
      id: row.id,
      consent_id: row.consentId,
      event_id: row.eventId,
      email: row.email,
      name: row.name,
      tags: row.tags,
      language: row.language === '' ? language : row.language,
      secret: row.secret,
      lexemes: row.lexemes,
    })),
  );
  // In the order of their addresses, as every import locks them.
  const [counts] = await runNamed<{ added: number; known: number; left: number }>(
    tx,
    {
      name: 'audience-import',
      text: `with given as materialized (
          select * from jsonb_to_recordset($2::jsonb) as g(id uuid, consent_id uuid, event_id uuid, email text,
            name text, tags text[], language text, secret text, lexemes text[])
          order by email
        ), made as (
          insert into subscribers as s (website_id, id, email, name, state, tags, source, language, secret,
              created_on, search)
            select $1::uuid, id, email, name, 'active', tags, 'import', language, secret, $5::timestamptz,
              array_to_tsvector(lexemes) from given
          on conflict (website_id, email) do update set
            name = case when s.name = '' then excluded.name else s.name end,
            state = case when s.state = 'pending' then 'active' else s.state end,
            tags = (select coalesce(array_agg(t.tag order by t.place), '{}') from (
                select tag, min(place) as place from unnest(s.tags || array(
                    select new_tag from unnest(excluded.tags) new_tag
                    where not exists (select from unnest(s.tags) old_tag where lower(old_tag) = lower(new_tag))))
                  with ordinality as u(tag, place) group by tag order by min(place) limit $7::int) t),
            revision = s.revision + 1,
            search = array_to_tsvector(array(select distinct word from (
                select unnest(tsvector_to_array(s.search)) as word
                union all select unnest(tsvector_to_array(excluded.search))) words))
            where s.state in ('active', 'pending')
          returning s.id, s.email
        ), people as (
          select m.id as subscriber_id, g.id = m.id as is_new, g.consent_id, g.event_id, g.language
          from made m join given g on g.email = m.email
        ), joined as (
          insert into list_members as lm (website_id, list_id, subscriber_id, joined_on, confirmed_on)
            select $1::uuid, $3::uuid, subscriber_id, $5, $5 from people
          on conflict (website_id, list_id, subscriber_id)
            do update set confirmed_on = coalesce(lm.confirmed_on, excluded.confirmed_on)
        ), agreed as (
          insert into consents (website_id, id, subscriber_id, list_id, source, words, page, language, given_on)
            select $1::uuid, consent_id, subscriber_id, $3::uuid, 'import', $6::text, '', language, $5
            from people
        ), noted as (
          insert into subscriber_events (website_id, id, subscriber_id, kind, list_id, account_id, happened_on)
            select $1::uuid, event_id, subscriber_id, 'imported', $3::uuid, $4::uuid, $5
            from people
        )
        select count(*) filter (where is_new)::int as added,
          count(*) filter (where not is_new)::int as known,
          ((select count(*) from given) - count(*))::int as "left"
        from people`,
    },
    [websiteId, given, listId, accountId, now.toISOString(), words, mostTags],
  );
  return counts ?? { added: 0, known: 0, left: 0 };
}
