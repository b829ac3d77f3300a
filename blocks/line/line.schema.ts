import * as z from 'zod';
import { ownColorSchema } from '../own-color.schema.ts';

/** A thin divider line. */
export const lineSchema = z.object({
  /** Null for the theme's own. */
  color: ownColorSchema,
});
export type LineProps = z.output<typeof lineSchema>;
