import type { SubscriberSource } from './subscriber-states.ts';

/** How the fields of a subscriber can be compared, by field. The first comparison is that of a new rule. */
export const segmentComparisons = {
  list: ['in', 'not-in'],
  tag: ['has', 'has-not'],
  joined: ['on-or-after', 'before'],
  language: ['is', 'is-not'],
  source: ['is', 'is-not'],
  email: ['contains', 'ends-with'],
  orders: ['at-least', 'at-most'],
} as const;

export type SegmentField = keyof typeof segmentComparisons;
type Comparison<Field extends SegmentField> = (typeof segmentComparisons)[Field][number];

/** A condition on a subscriber. Texts are compared without regard to case. */
export type SegmentRule =
  | { readonly field: 'list'; readonly is: Comparison<'list'>; readonly listId: string }
  | { readonly field: 'tag'; readonly is: Comparison<'tag'>; readonly tag: string }
  /** `day` is one of the website's calendar, `2026-11-23`. */
  | { readonly field: 'joined'; readonly is: Comparison<'joined'>; readonly day: string }
  /** `language` is a tag without a region: `de` is also `de-CH`. */
  | { readonly field: 'language'; readonly is: Comparison<'language'>; readonly language: string }
  | { readonly field: 'source'; readonly is: Comparison<'source'>; readonly source: SubscriberSource }
  | { readonly field: 'email'; readonly is: Comparison<'email'>; readonly text: string }
  /** Orders that the person with this address has placed. */
  | { readonly field: 'orders'; readonly is: Comparison<'orders'>; readonly count: number };

/** Whether all rules have to hold, or any of them. */
export const segmentMatches = ['all', 'any'] as const;
export type SegmentMatch = (typeof segmentMatches)[number];

/** The active subscribers that rules select; without a rule all of them. */
export interface SegmentDefinition {
  readonly match: SegmentMatch;
  readonly rules: readonly SegmentRule[];
}

/** The lists that a segment's rules name. */
export const listsOfSegment = ({ rules }: SegmentDefinition): readonly string[] => [
  ...new Set(rules.flatMap((rule) => (rule.field === 'list' ? [rule.listId] : []))),
];
