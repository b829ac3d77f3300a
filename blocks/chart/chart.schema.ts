import { errorMessage } from '@vitrine/contracts/errors.ts';
import { readSheet } from '@vitrine/domain/dataset/dataset.ts';
import * as z from 'zod';

/** A chart, with the same numbers in a table below. */
export const chartSchema = z.object({
  kind: z.enum(['bar', 'stacked-bar', 'line', 'pie']).default('bar'),
  /** Its title, also the accessible name. */
  title: z.string().min(1).max(160),
  /** A line under it, e.g. where the numbers are from; '' for none. */
  caption: z.string().max(300).default(''),
  /** Written after each number, e.g. ` %` or ` kg`. */
  unit: z.string().max(12).default(''),
  /**
   * The sheet; a pie shows its first column. More than `MAX_ROWS` or `MAX_COLUMNS` of `readSheet` are cut and reported in
   * `notes`.
   */
  dataset: z
    .object({
      columns: z.array(z.string().max(120)).max(200),
      rows: z
        .array(
          z.object({
            name: z.string().max(120),
            values: z.array(z.union([z.number(), z.string().max(40), z.null()])).max(200),
          }),
        )
        .max(5000),
    })
    .transform((sheet, context) => {
      const read = readSheet(sheet);
      if (read.ok) return read.value;
      context.addIssue({ code: 'custom', message: errorMessage(read.error, 'en') });
      return z.NEVER;
    }),
});
export type ChartProps = z.output<typeof chartSchema>;
