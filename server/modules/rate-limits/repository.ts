import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';

const addStatement: NamedStatement = {
  name: 'rate-add-points',
  text: `insert into rate_windows as w (website_id, key, started_on, points) values ($1, $2, $3, $4)
    on conflict (website_id, key) do update set
      points = case when w.started_on = excluded.started_on then w.points + excluded.points else excluded.points end,
      started_on = excluded.started_on
    returning points`,
};

/** Adds to a window that all servers share; answers its points with them. */
export async function addPoints(
  db: Queryable,
  websiteId: string,
  key: string,
  startedOn: number,
  points: number,
): Promise<number> {
  const rows = await runNamed<{ points: number }>(db, addStatement, [websiteId, key, startedOn, points]);
  return rows[0]?.points ?? points;
}

/** Windows that began before a moment (seconds since the epoch) go, over all websites. */
export async function removeOldWindows(db: Queryable, before: number): Promise<void> {
  await runNamed(db, { name: 'rate-remove-old', text: 'delete from rate_windows where started_on < $1' }, [
    before,
  ]);
}
