import { searchKinds } from '@vitrine/domain/search/search-kinds.ts';
import * as z from 'zod';

/** A field that opens the search page. */
export const searchSchema = z.object({
  /** The field's name, above it or only for screen readers. */
  label: z.string().max(80).default(''),
  showsLabel: z.boolean().default(false),
  placeholder: z.string().max(80).default(''),
  /** Limits the search to this kind; null for everything. */
  kind: z.enum(searchKinds).nullable().default(null),
});
export type SearchProps = z.output<typeof searchSchema>;
