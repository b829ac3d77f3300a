import { type OwnerNotice, ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Websites of one run, those that wait longest first. */
const MAX_WEBSITES = 1000;

/** Websites with owners that were not seen to since `before`. Over all websites: one poller serves them all. */
export async function findWebsitesToSee(db: Database, before: Date): Promise<readonly string[]> {
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'notices-websites',
      text: `select w.website_id as id from websites w
        left join notice_states s on s.website_id = w.website_id
        where (s.seen_until is null or s.seen_until < $1)
          and exists (select 1 from contributors c where c.website_id = w.website_id)
        order by s.seen_until nulls first limit ${MAX_WEBSITES}`,
    },
    [before],
  );
  return rows.map(({ id }) => id);
}

/**
 * How far a website has been seen to, its row locked until the transaction ends. A new one begins at `now`. Null while
 * another server is at it.
 */
export async function lockSeenUntil(db: Queryable, websiteId: string, now: Date): Promise<Date | null> {
  await runNamed(
    db,
    {
      name: 'notices-begin',
      text: 'insert into notice_states (website_id, seen_until) values ($1, $2) on conflict do nothing',
    },
    [websiteId, now],
  );
  const rows = await runNamed<{ seenUntil: number }>(
    db,
    {
      name: 'notices-lock',
      text: `select (extract(epoch from seen_until) * 1000)::float8 as "seenUntil" from notice_states
        where website_id = $1 for update skip locked`,
    },
    [websiteId],
  );
  return rows[0] === undefined ? null : new Date(rows[0].seenUntil);
}

export async function setSeenUntil(db: Queryable, websiteId: string, seenUntil: Date): Promise<void> {
  await runNamed(
    db,
    {
      name: 'notices-seen',
      text: 'update notice_states set seen_until = $2 where website_id = $1',
    },
    [websiteId, seenUntil],
  );
}

/** The owners of a website with the notices they want; at most 100. */
export async function findRecipients(
  db: Queryable,
  websiteId: string,
): Promise<readonly { readonly email: string; readonly notices: readonly OwnerNotice[] }[]> {
  const rows = await runNamed<{ email: string; notices: readonly OwnerNotice[] | null }>(
    db,
    {
      name: 'notices-recipients',
      text: `select a.email, p.notices from contributors c
        join accounts a on a.id = c.account_id
        left join owner_preferences p on p.website_id = c.website_id and p.account_id = c.account_id
        where c.website_id = $1 order by a.email limit 100`,
    },
    [websiteId],
  );
  return rows.map(({ email, notices }) => ({ email, notices: notices ?? ownerNotices }));
}
