import type { Queryable } from '../db/database.ts';
import { type NamedStatement, runNamed } from '../db/run-named.ts';

const addStatement: NamedStatement = {
  name: 'rate-add-points',
  text: `insert into rate_windows as w (website_id, key, started_on, points) values ($1, $2, $3, $4)
    on conflict (website_id, key) do update set
      points = case when w.started_on = excluded.started_on then w.points + excluded.points else excluded.points end,
      started_on = excluded.started_on
    returning points`,
};

/** Adds to a window shared by all servers; returns its points. */
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

const addExactStatement: NamedStatement = {
  name: 'rate-add-exactly',
  text: `insert into rate_windows as w (website_id, key, started_on, points) values ($1, $2, $3, 1)
    on conflict (website_id, key) do update set
      points = case when w.started_on > $3 - $4::int then w.points + 1 else 1 end,
      started_on = case when w.started_on > $3 - $4::int then w.started_on else $3 end
    returning points, started_on::float8 as "startedOn"`,
};

/** Adds one point to a window that begins with its first call; returns the window. */
export async function addPointExactly(
  db: Queryable,
  websiteId: string,
  key: string,
  now: number,
  seconds: number,
): Promise<{ readonly points: number; readonly startedOn: number }> {
  const values = [websiteId, key, now, seconds];
  const rows = await runNamed<{ points: number; startedOn: number }>(db, addExactStatement, values);
  return rows[0] ?? { points: 1, startedOn: now };
}

export async function removeWindow(db: Queryable, websiteId: string, key: string): Promise<void> {
  await runNamed(
    db,
    { name: 'rate-remove', text: 'delete from rate_windows where website_id = $1 and key = $2' },
    [websiteId, key],
  );
}

/** Deletes windows that began before a time (seconds since the epoch), over all websites. */
export async function removeOldWindows(db: Queryable, before: number): Promise<void> {
  await runNamed(db, { name: 'rate-remove-old', text: 'delete from rate_windows where started_on < $1' }, [
    before,
  ]);
}
