import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';

export interface VisitEvent {
  readonly websiteId: string;
  readonly id: string;
  readonly event: string;
  /** JSON text of an object. */
  readonly data: string;
  readonly visitor: string;
  /** Milliseconds since the epoch. */
  readonly receivedOn: number;
}

const insertEvents: NamedStatement = {
  name: 'analytics-insert-events',
  text: `insert into visit_events (website_id, id, event, data, visitor, received_on)
    select w, i, e, d::jsonb, v, to_timestamp(r / 1000.0)
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::float8[]) as t(w, i, e, d, v, r)
    on conflict do nothing`,
};

/** Writes events in one statement. */
export async function insertVisitEvents(db: Queryable, events: readonly VisitEvent[]): Promise<void> {
  await runNamed(db, insertEvents, columnsOf(events, true));
}

const insertErrors: NamedStatement = {
  name: 'analytics-insert-errors',
  text: `insert into script_errors (website_id, id, event, data, received_on)
    select w, i, e, d::jsonb, to_timestamp(r / 1000.0)
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::float8[]) as t(w, i, e, d, r)`,
};

export async function insertScriptErrors(db: Queryable, events: readonly VisitEvent[]): Promise<void> {
  await runNamed(db, insertErrors, columnsOf(events, false));
}

function columnsOf(events: readonly VisitEvent[], withVisitor: boolean): unknown[] {
  return [
    events.map(({ websiteId }) => websiteId),
    events.map(({ id }) => id),
    events.map(({ event }) => event),
    events.map(({ data }) => data),
    ...(withVisitor ? [events.map(({ visitor }) => visitor)] : []),
    events.map(({ receivedOn }) => receivedOn),
  ];
}

const countEvents: NamedStatement = {
  name: 'analytics-count-overlays',
  // In the order of the index `visit_events_by_kind`, so that no more than `$5` rows are read.
  text: `select count(*) filter (where overlay = $4)::int as count from (
      select data->>'overlay' as overlay from visit_events
      where website_id = $1 and event = $2 and received_on >= to_timestamp($3 / 1000.0)
      order by received_on desc limit $5
    ) as looked`,
};

/**
 * How many events of a kind name this overlay since an instant, milliseconds since the epoch. Only the newest `most`
 * events of the kind are looked at, whatever they name: anybody can report some.
 */
export async function countOverlayEvents(
  db: Queryable,
  wanted: {
    readonly websiteId: string;
    readonly event: string;
    readonly since: number;
    readonly overlay: string;
    readonly most: number;
  },
): Promise<number> {
  const { websiteId, event, since, overlay, most } = wanted;
  const values = [websiteId, event, since, overlay, most];
  const [row] = await runNamed<{ count: number }>(db, countEvents, values);
  return row?.count ?? 0;
}
