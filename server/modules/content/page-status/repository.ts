import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { PageOf } from '../drafts/page-of.ts';
import type { PublishProblem } from '../tables.ts';

/** Who did what to a page's status; times in milliseconds since 1970, names '' for nobody known. */
interface StatusDetails {
  readonly scheduledBy: string;
  readonly problem: PublishProblem | null;
  readonly failedOn: number | null;
  readonly changedBy: string;
  readonly changedOn: number | null;
}

const nameOf = (account: string) => `coalesce(nullif(${account}.name, ''), ${account}.email, '')`;

/** Null when the website has no such page. */
export async function selectStatusDetails(
  db: Queryable,
  { websiteId, pageId }: PageOf,
): Promise<StatusDetails | null> {
  const [row] = await runNamed<{ [Key in keyof StatusDetails]: StatusDetails[Key] }>(
    db,
    {
      name: 'page-status-details',
      text: `select ${nameOf('planner')} as "scheduledBy", c.publish_problem as problem,
          (extract(epoch from c.publish_failed_on) * 1000)::float8 as "failedOn", ${nameOf('changer')} as "changedBy",
          (extract(epoch from h.changed_on) * 1000)::float8 as "changedOn"
        from collections c
        left join accounts planner on planner.id = c.scheduled_by
        left join lateral (select actor_id, changed_on from page_status_changes
          where website_id = $1 and page_id = $2 order by changed_on desc, id desc limit 1) h on true
        left join accounts changer on changer.id = h.actor_id
        where c.website_id = $1 and c.id = $2 and c.deleted_on is null`,
    },
    [websiteId, pageId],
  );
  return row ?? null;
}

/** A change of a page's status; the time in milliseconds since 1970, the name as in `StatusChange`. */
interface StoredChange {
  readonly id: string;
  readonly from: ItemStatus;
  readonly to: ItemStatus;
  readonly by: string | null;
  readonly on: number;
}

/** The latest `limit` changes of a page's status, the latest first. */
export async function selectStatusChanges(
  db: Queryable,
  { websiteId, pageId }: PageOf,
  limit: number,
): Promise<readonly StoredChange[]> {
  return runNamed<{ [Key in keyof StoredChange]: StoredChange[Key] }>(
    db,
    {
      name: 'page-status-changes',
      text: `select h.id, h.from_status as "from", h.to_status as "to",
          case when h.actor_id is null then null else ${nameOf('changer')} end as "by",
          (extract(epoch from h.changed_on) * 1000)::float8 as "on"
        from page_status_changes h
        left join accounts changer on changer.id = h.actor_id
        where h.website_id = $1 and h.page_id = $2
        order by h.changed_on desc, h.id desc limit $3`,
    },
    [websiteId, pageId, limit],
  );
}

/** Pages whose time has come, the earliest first. Over all websites: one poller serves them all. */
export async function selectDue(db: Queryable, now: Date, limit: number): Promise<readonly PageOf[]> {
  return runNamed<{ websiteId: string; pageId: string }>(
    db,
    {
      name: 'pages-due',
      text: `select website_id as "websiteId", id as "pageId" from collections
        where publish_on is not null and deleted_on is null and publish_on <= $1
        order by publish_on, website_id, id limit $2`,
    },
    [now, limit],
  );
}
