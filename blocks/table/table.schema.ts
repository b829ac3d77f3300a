import * as z from 'zod';

const cell = z.string().max(500);

/** A table of plain text. */
export const tableSchema = z
  .object({
    /** What the table shows; '' for none. */
    caption: z.string().max(300).default(''),
    /** Names of the columns. */
    columns: z.array(cell).min(1).max(20),
    /** Each as long as the columns; shorter ones are padded. */
    rows: z.array(z.array(cell).max(20)).min(1).max(200),
    /** Whether the first cell of a row is its header. */
    firstColumnNames: z.boolean().default(true),
    /** Columns of numbers, aligned at their end: indexes from 0. */
    numberColumns: z.array(z.number().int().min(0).max(19)).max(20).default([]),
    look: z.enum(['lines', 'stripes']).default('lines'),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length <= columns.length),
    'a row is longer than the head',
  );
export type TableProps = z.output<typeof tableSchema>;
