import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Subscribers of one statement, and statements of one run. */
const BATCH = 1_000;
const MAX_BATCHES = 20;

/**
 * Queues those who got letters before a list of the provider was chosen, batch by batch with the note of the last one: a
 * server that is killed is followed by one that goes on there. It reads them once; later changes come by themselves.
 */
export async function queueExisting(db: Queryable, signal?: AbortSignal): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted === true) return;
    const rows = await runNamed<{ queued: number }>(
      db,
      {
        name: 'list-changes-queue-existing',
        // Locked in the order of their ids, as changes of many subscribers lock them.
        text: `with c as (
            select website_id, id, outside_list_id, existing_after from list_connections
            where sends_existing order by website_id limit 1 for update skip locked
          ), batch as materialized (
            select s.id, s.email from c join subscribers s on s.website_id = c.website_id
            where s.state = 'active' and (c.existing_after is null or s.id > c.existing_after)
            order by s.id limit ${BATCH} for share of s
          ), queued as (
            insert into list_changes (website_id, connection_id, outside_list_id, email, version, erases, joins,
                dropped_tags, state, attempts)
              select c.website_id, c.id, c.outside_list_id, b.email, 1, false, false, '{}', 'waiting', 0
              from c, batch b order by b.id
            on conflict do nothing
          )
          update list_connections l set
            existing_after = coalesce((select b.id from batch b order by b.id desc limit 1), l.existing_after),
            sends_existing = (select count(*) from batch) = ${BATCH}
          from c where l.website_id = c.website_id and l.id = c.id
          returning (select count(*)::int from batch) as queued`,
      },
      [],
    );
    if (rows.length === 0) return;
  }
}
