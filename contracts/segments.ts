import { MAX_LIST_NAME, MAX_SEGMENT_RULES } from '@vitrine/domain/audience/audience-limits.ts';
import { segmentComparisons as by, segmentMatches } from '@vitrine/domain/audience/segment-rules.ts';
import { subscriberSources } from '@vitrine/domain/audience/subscriber-states.ts';
import { MAX_CUSTOMER_TAG } from '@vitrine/domain/customer/customer.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { calendarDay, count, id } from './primitives.ts';
import { revision } from './revision.ts';

/** Subscribers that a preview names. */
export const MAX_SEGMENT_SAMPLE = 10;

/** Half a surrogate pair cannot be stored. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .overwrite(wellFormed)
    .min(1, 'Fill in this rule.')
    .max(most, `Use at most ${most} characters.`);

const rule = z.discriminatedUnion(
  'field',
  [
    z.strictObject({
      field: z.literal('list'),
      is: z.enum(by.list),
      listId: z.uuid('A List must be selected'),
    }),
    z.strictObject({ field: z.literal('tag'), is: z.enum(by.tag), tag: text(MAX_CUSTOMER_TAG) }),
    z.strictObject({
      field: z.literal('joined'),
      is: z.enum(by.joined),
      day: calendarDay,
    }),
    z.strictObject({
      field: z.literal('language'),
      is: z.enum(by.language),
      language: z.string().regex(/^[A-Za-z]{2,3}$/, 'Enter a language as two letters, for example de.'),
    }),
    z.strictObject({
      field: z.literal('source'),
      is: z.enum(by.source),
      source: z.enum(subscriberSources),
    }),
    z.strictObject({ field: z.literal('email'), is: z.enum(by.email), text: text(256) }),
    z.strictObject({
      field: z.literal('orders'),
      is: z.enum(by.orders),
      count: z
        .int('Enter a whole number.')
        .min(0, 'Enter 0 or more.')
        .max(1_000_000, 'Enter a smaller number.'),
    }),
  ],
  'Choose what this rule is about.',
);

const definition = {
  match: z.enum(segmentMatches),
  rules: z
    .array(rule)
    .min(1, 'Add at least one rule.')
    .max(MAX_SEGMENT_RULES, `A segment has at most ${MAX_SEGMENT_RULES} rules.`),
};
const name = z
  .string()
  .trim()
  .min(1, 'Give the segment a name.')
  .max(MAX_LIST_NAME, `A name has at most ${MAX_LIST_NAME} characters.`);

const segment = z.strictObject({
  id,
  name: z.string(),
  match: z.enum(segmentMatches),
  rules: z.array(rule),
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  revision: count,
});
export type Segment = AnswerOf<typeof segment>;

const someRules = { match: 'all', rules: [{ field: 'tag', is: 'has', tag: 'Club' }] } as const;

export const listSegments = endpoint({
  method: 'GET',
  path: '/api/admin/audience/segments',
  auth: 'owner',
  summary: 'Lists the segments of subscribers by name.',
  answer: z.strictObject({ segments: z.array(segment) }),
  example: { answer: { segments: [] } },
});

export const previewSegment = endpoint({
  method: 'POST',
  path: '/api/admin/audience/segments/preview',
  auth: 'owner',
  summary: 'Counts the active subscribers that rules select, up to 5,000, and names a few of them.',
  body: z.object(definition),
  answer: z.strictObject({
    /** At most `COUNT_LIMIT`. */
    count,
    isMore: z.boolean(),
    sample: z.array(z.strictObject({ id, email: z.string(), name: z.string() })).max(MAX_SEGMENT_SAMPLE),
  }),
  example: { body: { ...someRules, rules: [...someRules.rules] } },
});

export const createSegment = endpoint({
  method: 'POST',
  path: '/api/admin/audience/segments',
  auth: 'owner',
  summary: 'Keeps rules as a segment.',
  body: z.object({ name, ...definition }),
  answer: segment,
  status: 201,
  errors: ['SEGMENT_NAME_TAKEN', 'SEGMENT_LIMIT'],
  example: { body: { name: 'The club', ...someRules, rules: [...someRules.rules] } },
});

const ofSegment = { params: z.object({ id: z.uuid() }), notFound: 'SEGMENT_NOT_FOUND' } as const;

export const changeSegment = endpoint({
  method: 'PUT',
  path: '/api/admin/audience/segments/:id',
  auth: 'owner',
  summary: 'Changes the name and the rules of a segment.',
  ...ofSegment,
  body: z.object({ name, ...definition, revision }),
  answer: segment,
  errors: ['SEGMENT_NAME_TAKEN', 'STALE_REVISION'],
  example: { body: { name: 'The club', ...someRules, rules: [...someRules.rules], revision: 1 } },
});

export const deleteSegment = endpoint({
  method: 'DELETE',
  path: '/api/admin/audience/segments/:id',
  auth: 'owner',
  summary: 'Deletes a segment; subscribers stay.',
  ...ofSegment,
  answer: null,
});
