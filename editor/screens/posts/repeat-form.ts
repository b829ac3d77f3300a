import { DAY_MS } from '@vitrine/domain/event/local-shift.ts';
import { MAX_EVERY, type RepeatRule, weekdayOf } from '@vitrine/domain/event/repeat-rule.ts';
import { wallTimeAt } from '@vitrine/domain/time/wall-clock.ts';
import { events as text } from '../../text/en-events.ts';

/** A rule as it is typed. */
export interface TypedRule {
  readonly unit: RepeatRule['unit'];
  readonly every: string;
  /** 1, Monday, to 7. */
  readonly weekdays: readonly number[];
  readonly monthDay: RepeatRule['monthDay'];
  readonly ends: RepeatRule['end']['kind'];
  readonly count: string;
  /** `2026-11-30`, or '' for none. */
  readonly lastDay: string;
}

/** A sentence for each field that cannot be read. */
export type RepeatProblems = { readonly [Field in keyof TypedRule]?: string };

type ReadRule =
  | { readonly ok: true; readonly rule: RepeatRule }
  | { readonly ok: false; readonly problems: RepeatProblems };

/** A whole number of at least 1; null for anything else. */
const readWhole = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : null;

/** The rule that was typed, or what is wrong with it. */
export function ruleOf({ unit, monthDay, ends, lastDay, ...typed }: TypedRule): ReadRule {
  const every = readWhole(typed.every);
  const count = readWhole(typed.count);
  const problems: RepeatProblems = {
    ...(every === null || every > MAX_EVERY ? { every: text.numberMissing } : {}),
    ...(unit === 'week' && typed.weekdays.length === 0 ? { weekdays: text.weekdayMissing } : {}),
    ...(ends === 'count' && count === null ? { count: text.numberMissing } : {}),
    ...(ends === 'day' && lastDay === '' ? { lastDay: text.dayMissing } : {}),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    rule: {
      unit,
      every: every ?? 1,
      weekdays: unit === 'week' ? typed.weekdays : [],
      monthDay,
      end: ends === 'count' ? { kind: 'count', count: count ?? 1 } : { kind: 'day', day: lastDay },
    },
  };
}

/** The day of the first event: its weekday, 1 for Monday to 7, and its number in the month. */
export function startOfForm(
  start: number,
  timeZone: string,
): { readonly weekday: number; readonly ofMonth: number } {
  const { year, month, day } = wallTimeAt(start, timeZone);
  return { weekday: weekdayOf(Date.UTC(year, month - 1, day) / DAY_MS), ofMonth: day };
}
