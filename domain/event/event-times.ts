import { instantAt, type WallTime, wallTimeAt } from '../time/wall-clock.ts';
import { readWallTime } from '../time/wall-text.ts';

/** When an event begins and ends, milliseconds since the epoch; null: not decided, or no end. */
export interface EventTimes {
  readonly start: number | null;
  readonly end: number | null;
}

/** Local times as an owner typed them, `2026-03-29T09:30`; null: taken away, left out: as before. */
export interface TypedTimes {
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
}

/** Why typed times are refused, and at which field. */
export interface TimeProblem {
  readonly field: keyof TypedTimes;
  /** `skipped`: clocks are put forward over that time, so the day does not have it. */
  readonly problem: 'unreadable' | 'skipped' | 'start-missing' | 'ends-before';
}

type ReadTimes =
  | { readonly ok: true; readonly times: EventTimes }
  | { readonly ok: false; readonly refused: TimeProblem };

const refuse = (field: TimeProblem['field'], problem: TimeProblem['problem']): ReadTimes => ({
  ok: false,
  refused: { field, problem },
});

/** Whether the clocks of a time zone never show this local time, because they are put forward over it. */
function isSkipped(wall: WallTime, timeZone: string): boolean {
  const shown = wallTimeAt(instantAt(wall, timeZone), timeZone);
  return shown.ofDay !== wall.ofDay || shown.day !== wall.day;
}

/**
 * The times of an event that has `before`, with what was typed on the clock of `timeZone` (an IANA name). A time that
 * occurs twice, when clocks are put back, is the first one; one that is skipped is refused. An event may end when it
 * begins, but not before.
 */
export function readEventTimes(before: EventTimes, typed: TypedTimes, timeZone: string): ReadTimes {
  const read: { -readonly [Field in keyof TypedTimes]: number | null } = {
    startsAt: before.start,
    endsAt: before.end,
  };
  for (const field of ['startsAt', 'endsAt'] as const) {
    const text = typed[field];
    if (text === undefined) continue;
    if (text === null) {
      read[field] = null;
      continue;
    }
    const wall = readWallTime(text);
    if (wall === null) return refuse(field, 'unreadable');
    if (isSkipped(wall, timeZone)) return refuse(field, 'skipped');
    read[field] = instantAt(wall, timeZone);
  }
  const { startsAt: start = null, endsAt: end = null } = read;
  if (start === null && end !== null) return refuse('startsAt', 'start-missing');
  if (start !== null && end !== null && end < start) return refuse('endsAt', 'ends-before');
  return { ok: true, times: { start, end } };
}
