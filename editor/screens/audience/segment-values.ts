import {
  segmentComparisons,
  type SegmentField,
  type SegmentRule,
} from '@vitrine/domain/audience/segment-rules.ts';
import { subscriberSources } from '@vitrine/domain/audience/subscriber-states.ts';

/** A rule as it is typed: its value is a text, whatever it is about. */
export interface TypedRule {
  /** Of the row, for React. */
  readonly key: number;
  readonly field: SegmentField;
  readonly is: SegmentRule['is'];
  readonly value: string;
}

/** Where the value of a rule is, by what the rule is about. */
const valueNames = {
  list: 'listId',
  tag: 'tag',
  joined: 'day',
  language: 'language',
  source: 'source',
  email: 'text',
  orders: 'count',
} as const satisfies Readonly<Record<SegmentField, string>>;

export const segmentFields = Object.keys(segmentComparisons) as readonly SegmentField[];

/** A new rule about something. */
export const freshRule = (key: number, field: SegmentField): TypedRule => ({
  key,
  field,
  is: segmentComparisons[field][0],
  value: field === 'source' ? subscriberSources[0] : '',
});

/** A stored rule as it is typed. */
export function typedRule(key: number, rule: SegmentRule): TypedRule {
  const values: Readonly<Record<string, unknown>> = { ...rule };
  return { key, field: rule.field, is: rule.is, value: String(values[valueNames[rule.field]]) };
}

/** A typed rule as it is sent; the server says what is wrong with it, at `rules.<n>`. */
export function sentRule({ field, is, value }: TypedRule): SegmentRule {
  const sent: unknown =
    field === 'orders'
      ? // An empty field is no 0: it is sent as what it is.
        { field, is, count: value.trim() === '' ? null : Number(value) }
      : { field, is, [valueNames[field]]: value };
  return sent as SegmentRule;
}
