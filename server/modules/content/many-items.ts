import type { ItemStatus, SearchMeta } from '@vitrine/domain/content/content.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { itemStatusChanges } from './tables.ts';

/** Fields of an item that are changed for many at once; what is left out stays. */
export interface ManyItemsChange {
  readonly id: string;
  readonly title?: string;
  /** HTML; it is sanitised. */
  readonly body?: string;
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
  readonly seo?: Partial<SearchMeta>;
}

/**
 * Changes items and raises their revision, inside the caller's transaction, which must also call `bumpRevision`; an item
 * named without a field only gets a new revision. The caller has locked them.
 */
export async function updateItemsIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  changes: readonly ManyItemsChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const safe = changes.map(({ body, ...change }) =>
    body === undefined ? change : { ...change, body: sanitiseHtml(body) },
  );
  await tx.execute(sql`
    update items i set title = coalesce(g.title, i.title), body = coalesce(g.body, i.body),
      tags = coalesce(g.tags, i.tags), categories = coalesce(g.categories, i.categories),
      seo = coalesce(g.seo, i.seo), updated_on = ${new Date(platform.clock.now())}, revision = i.revision + 1
    from jsonb_to_recordset(${JSON.stringify(safe)}::jsonb)
      as g(id uuid, title text, body text, tags text[], categories text[], seo jsonb)
    where i.website_id = ${websiteId}::uuid and i.id = g.id`);
}

/** Gives items that the caller has locked another author, or none; otherwise like `updateItemsIn`. */
export async function setAuthorsIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  changes: readonly { readonly id: string; readonly authorId: string | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    update items i set author_id = g."authorId", updated_on = ${new Date(platform.clock.now())},
      revision = i.revision + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as g(id uuid, "authorId" uuid)
    where i.website_id = ${websiteId}::uuid and i.id = g.id`);
}

/** An item whose status changed. */
export interface ChangedStatus {
  readonly id: string;
  readonly from: ItemStatus;
  readonly to: ItemStatus;
  /** When it was published or due before, milliseconds since the epoch. */
  readonly publishedOn: number;
}

/**
 * Gives items a status, as `changeItemStatusIn` does for one, inside the caller's transaction, which must also call
 * `bumpRevision`. Items in the bin and those that have the status are left out.
 */
export async function changeStatusesIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  change: {
    readonly itemIds: readonly string[];
    readonly to: Exclude<ItemStatus, 'scheduled'>;
    readonly actorId: string;
  },
): Promise<readonly ChangedStatus[]> {
  const now = new Date(platform.clock.now());
  const { itemIds, to, actorId } = change;
  const { rows } = await tx.execute<{ id: string; from: ItemStatus; publishedOn: number }>(sql`
    with before as (
      select id, status, published_on, status in ('private', 'deprecated') or exists (
          select from item_status_changes c where c.website_id = i.website_id and c.item_id = i.id
            and 'published' in (c.from_status, c.to_status)) as was_published
      from items i
      where website_id = ${websiteId}::uuid and id = any(${sql.param([...itemIds])}::uuid[]) and deleted_on is null
        and status <> ${to}
      order by id for update
    )
    update items i set status = ${to}, changes_on = null, changes_by = null, changes_failed = false,
      updated_on = ${now}, revision = i.revision + 1,
      published_on = case when ${to} = 'published' and (b.published_on > ${now} or not b.was_published)
        then ${now} else b.published_on end
    from before b where i.website_id = ${websiteId}::uuid and i.id = b.id
    returning i.id, b.status as "from", (extract(epoch from b.published_on) * 1000)::float8 as "publishedOn"`);
  const changed = rows.map((row) => ({ ...row, to }));
  await recordStatusChanges(tx, platform, websiteId, actorId, changed);
  return changed;
}

/**
 * Gives items back the status and the day they had, where they still have the status `to`; what was scheduled for a time
 * that has passed becomes a draft. Returns the ids of those. Like `changeStatusesIn` otherwise.
 */
export async function restoreStatusesIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  changes: readonly ChangedStatus[],
  actorId: string,
): Promise<ReadonlySet<string>> {
  const now = new Date(platform.clock.now());
  const { rows } = await tx.execute<{ id: string; from: ItemStatus; to: ItemStatus }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as g(id uuid, "from" text, "to" text, "publishedOn" float8)
    ), before as (
      select i.id, i.status, g."from", to_timestamp(g."publishedOn" / 1000) as published_on
      from items i join given g on g.id = i.id
      where i.website_id = ${websiteId}::uuid and i.deleted_on is null and i.status = g."to"
      order by i.id for update of i
    )
    update items i set changes_on = null, changes_by = null, changes_failed = false,
      updated_on = ${now}, revision = i.revision + 1, published_on = b.published_on,
      status = case when b."from" = 'scheduled' and b.published_on <= ${now} then 'draft' else b."from" end
    from before b where i.website_id = ${websiteId}::uuid and i.id = b.id
    returning i.id, b.status as "from", i.status as "to"`);
  await recordStatusChanges(tx, platform, websiteId, actorId, rows);
  return new Set(rows.map(({ id }) => id));
}

/** Notes changes of items' statuses in their history. */
export async function recordStatusChanges(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  actorId: string,
  changes: readonly { readonly id: string; readonly from: ItemStatus; readonly to: ItemStatus }[],
): Promise<void> {
  if (changes.length === 0) return;
  const now = platform.clock.now();
  await tx.insert(itemStatusChanges).values(
    changes.map(({ id, from, to }) => ({
      websiteId,
      id: newId(now),
      itemId: id,
      from,
      to,
      actorId,
      changedOn: new Date(now),
    })),
  );
}
