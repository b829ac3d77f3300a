import type { ScheduledJob } from '../../platform/jobs.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { ERROR_DAYS, EVENT_DAYS, MAX_ERRORS, MAX_EVENTS } from './event-limits.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 5_000;
/** Batches per run and table, so that every run ends; the next night continues. */
const MAX_BATCHES = 2_000;

interface Kept {
  readonly table: 'visit_events' | 'script_errors';
  readonly days: number;
  readonly max: number;
}
/** Literal statements, so that scripts/table-owners.mjs sees which tables are written. */
const deletionFrom: Readonly<Record<Kept['table'], string>> = {
  visit_events: 'delete from visit_events',
  script_errors: 'delete from script_errors',
};
const KEPT: readonly Kept[] = [
  { table: 'visit_events', days: EVENT_DAYS, max: MAX_EVENTS },
  { table: 'script_errors', days: ERROR_DAYS, max: MAX_ERRORS },
];

/** Deletes events and browsers' errors beyond the limits of age and number, over all websites. Returns how many. */
export async function removeOldEvents(platform: Platform, limits: readonly Kept[] = KEPT): Promise<number> {
  const { rows: websites } = await platform.db.$client.query<{ id: string }>(
    'select website_id as id from websites order by 1',
  );
  let removed = 0;
  for (const { id } of websites) for (const kept of limits) removed += await removeFrom(platform, id, kept);
  return removed;
}

/** Ids rise with time, so the primary key finds both bounds. */
async function removeFrom(
  platform: Platform,
  websiteId: string,
  { table, days, max }: Kept,
): Promise<number> {
  const { rows } = await platform.db.$client.query<{ id: string }>(
    `select id from ${table} where website_id = $1 order by id desc offset $2 limit 1`,
    [websiteId, max],
  );
  const tooOld = lowestIdAt(platform.clock.now() - days * DAY);
  const tooMany = rows[0]?.id ?? tooOld;
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const gone = await platform.db.$client.query(
      `${deletionFrom[table]} where website_id = $1 and id in (
        select id from ${table} where website_id = $1 and (id < $2 or id <= $3) order by id limit $4)`,
      [websiteId, tooOld, tooMany, BATCH],
    );
    removed += gone.rowCount ?? 0;
    if ((gone.rowCount ?? 0) < BATCH) break;
  }
  return removed;
}

/** Runs every night, so that analytics never fill the disk. */
export const oldEventsJob: ScheduledJob = {
  name: 'remove-old-events',
  cron: '40 3 * * *',
  async run(platform) {
    const removed = await removeOldEvents(platform);
    platform.log.info({ removed }, 'removed old events');
  },
};
