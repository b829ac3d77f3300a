import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { BULK_IDS, COUNT_LIMIT, FOUND_LIMIT, LIST_PAGE, SELECTED_IDS } from './list-limits.ts';
import { calendarDay, count } from './primitives.ts';

const sentence = (values: readonly string[]): string => `Choose one of these: ${values.join(', ')}.`;

/** A filter with one or several of the given values: `paid,fulfilled`. */
export function anyOf<const V extends readonly [string, ...string[]]>(values: V) {
  const known: ReadonlySet<string> = new Set(values);
  const isKnown = (text: string): boolean => text.split(',').every((value) => known.has(value));
  return z
    .string()
    .max(500, sentence(values))
    .refine(isKnown, sentence(values))
    .transform((text) => [...new Set(text.split(','))] as V[number][])
    .optional();
}

/** A filter with one of the given values. */
export function oneOf<const V extends readonly [string, ...string[]]>(values: V) {
  return z.enum(values, sentence(values)).optional();
}

/** A filter that is a day of the website's calendar: `2026-11-23`. */
export const day = calendarDay.optional();

/** A filter that names a record by its id. */
export const reference = z.uuid('Choose an entry of the list.').optional();

/** A filter that is an exact text, such as a tag. */
export const exactText = z.string().trim().min(1).max(100).optional();

/** Parameters of a list's address, and characters of one. */
const MAX_PARAMETERS = 20;
const MAX_PARAMETER = 500;

/** Search, filters and sort as in the address of a list. */
export const listParameters = z
  .record(z.string().min(1).max(40), z.string().max(MAX_PARAMETER, 'This search or filter is too long.'))
  .refine(
    (parameters) => Object.keys(parameters).length <= MAX_PARAMETERS,
    `Use at most ${MAX_PARAMETERS} filters.`,
  );

type Shape = Readonly<Record<string, z.ZodType>>;
type Sort<S extends string> = S | `-${S}`;

interface ListDescription<
  Name extends string,
  Row extends z.ZodType,
  Filters extends Shape,
  S extends string,
  E extends readonly ErrorCode[],
> {
  /** The address: `/api/admin/<name>`. */
  readonly name: Name;
  /** Plural noun of the documentation: "orders". */
  readonly noun: string;
  readonly row: Row;
  /** Each is a parameter of the query: see `anyOf`, `oneOf`, `day`, `reference`, `exactText`. */
  readonly filters: Filters;
  /** Names of the columns that can be sorted; `-name` is descending. */
  readonly sorts: readonly [S, ...S[]];
  readonly defaultSort: Sort<NoInfer<S>>;
  readonly example: Readonly<Record<string, string>>;
  /** Expected failures of its calls, such as that of a setting that is off. */
  readonly errors?: E;
}

/**
 * Describes a list of the admin once: four calls with the same search and filters. `list` returns a page and the
 * cursor of the next one, `counted` how many rows match (at most `COUNT_LIMIT`, of a search `FOUND_LIMIT`), `exported` a CSV file of them, and
 * `exportedSelection` the same of a selection that is too long for an address.
 * The server reads it with `platform/lists/`, the editor shows it with `ui/list/`.
 */
export function defineList<
  const Name extends string,
  Row extends z.ZodType,
  Filters extends Shape,
  const S extends string,
  const E extends readonly ErrorCode[] = readonly [],
>({
  name,
  noun,
  row,
  filters,
  sorts,
  defaultSort,
  example,
  ...description
}: ListDescription<Name, Row, Filters, S, E>) {
  const errors = (description.errors ?? []) as E;
  const sortNames = sorts.flatMap((sort) => [sort, `-${sort}`] as const) as unknown as readonly [
    Sort<S>,
    ...Sort<S>[],
  ];
  const selection = {
    /** Beginnings of words, in any order. */
    search: z.string().trim().max(200, 'Search for at most 200 characters.').default(''),
    ...filters,
  };
  const sort = z
    .enum(sortNames, `Sort by one of these: ${sortNames.join(', ')}.`)
    .default(defaultSort as never);
  return {
    list: endpoint({
      method: 'GET',
      path: `/api/admin/${name}`,
      auth: 'owner',
      summary: `Lists ${noun}, ${LIST_PAGE} at a time.`,
      query: z.object({
        ...selection,
        sort,
        /** The previous response's `next`. */
        after: z.string().min(1).max(4000).optional(),
      }),
      answer: z.strictObject({
        rows: z.array(row),
        /** Pass it as `after` for the next page; null at the end. */
        next: z.string().nullable(),
      }),
      errors,
      example: { query: example },
    }),
    counted: endpoint({
      method: 'GET',
      path: `/api/admin/${name}/count`,
      auth: 'owner',
      summary: `Counts ${noun}, up to ${COUNT_LIMIT}, of a search up to ${FOUND_LIMIT}.`,
      query: z.object(selection),
      answer: listCount,
      errors,
      example: { query: example },
    }),
    exported: endpoint({
      method: 'GET',
      path: `/api/admin/${name}/export.csv`,
      auth: 'owner',
      summary: `Exports ${noun} as CSV: those of \`ids\`, or all that match.`,
      query: z.object({
        ...selection,
        sort,
        /** Ids joined with commas, at most 200; without it, all that match. */
        ids: idList.optional(),
        /** Ids left out of all that match. */
        except: idList.optional(),
      }),
      answer: { contentTypes: ['text/csv'] },
      errors,
      example: { query: example },
    }),
    exportedSelection: endpoint({
      method: 'POST',
      path: `/api/admin/${name}/export.csv`,
      auth: 'owner',
      summary: `Exports a selection of ${noun} as CSV: those of \`ids\`, or all that match but \`except\`.`,
      query: z.object({ ...selection, sort }),
      body: z.object({
        ids: selectedIds.min(1, 'Select at least one row.').optional(),
        except: selectedIds.optional(),
      }),
      answer: { contentTypes: ['text/csv'] },
      errors,
      example: { query: example, body: { except: ['019b2b1e-5d5c-7a31-9d1c-3f6f5a2b7c10'] } },
    }),
  } as const;
}

/** An id of any list's rows: those of carts are no UUIDs of a version. */
const selectedId = z.guid('An id of the selection is not valid.');

const selectedIds = z
  .array(selectedId)
  .max(BULK_IDS, `Select at most ${BULK_IDS} rows one by one, or all of them.`);

/** Ids joined with commas. */
const idList = z
  .string()
  .max(SELECTED_IDS * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(selectedId).max(SELECTED_IDS));

const listCount = z.strictObject({
  /** At most `COUNT_LIMIT`, of a search `FOUND_LIMIT`. */
  count,
  /** Whether there are more than `count`. */
  isMore: z.boolean(),
});
export type ListCount = AnswerOf<typeof listCount>;

/** A page of a list: its rows and the cursor of the next page. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}
