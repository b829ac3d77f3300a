import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Tags of one address that are remembered as taken off. */
const MAX_DROPPED = 200;

/** What has changed about an address. */
interface ListChange {
  /** Lower case. */
  readonly email: string;
  /** Whether it has signed up or confirmed. */
  readonly joins?: boolean;
  /** Whether the person was erased. */
  readonly erases?: boolean;
  readonly droppedTags?: readonly string[];
}

/**
 * Queues addresses for the outside provider of a website, in the transaction that changed them; each address once.
 * Without a provider, or before a list is chosen there, nothing is queued. What is sent is what is stored then, so a
 * change that comes while one waits only renews it.
 */
export async function queueListChanges(
  tx: Queryable,
  websiteId: string,
  changes: readonly ListChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = changes.map(({ email, joins = false, erases = false, droppedTags = [] }) => ({
    email,
    joins,
    erases,
    dropped_tags: droppedTags,
  }));
  await runNamed(
    tx,
    {
      name: 'list-changes-queue',
      text: `insert into list_changes (website_id, connection_id, outside_list_id, email, version, erases, joins,
            dropped_tags, state, attempts)
          select c.website_id, c.id, c.outside_list_id, g.email, 1, g.erases, g.joins, g.dropped_tags, 'waiting', 0
          from list_connections c, jsonb_to_recordset($2::jsonb)
            as g(email text, erases boolean, joins boolean, dropped_tags text[])
          where c.website_id = $1 and c.outside_list_id <> '' order by g.email
        on conflict (website_id, connection_id, outside_list_id, email) do update set
          version = list_changes.version + 1,
          erases = list_changes.erases or excluded.erases,
          joins = not excluded.erases and (list_changes.joins or excluded.joins),
          dropped_tags = array(select distinct u.tag
            from unnest(list_changes.dropped_tags || excluded.dropped_tags) as u(tag) limit ${MAX_DROPPED}),
          state = 'waiting', attempts = 0, next_on = null, words = ''`,
    },
    [websiteId, JSON.stringify(given)],
  );
}
