import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../db/schema-types.ts';

/**
 * The state of refused forms (never card data), stored until the page they redirect to has shown it. Rows are
 * short-lived and their number is bounded.
 */
export const savedForms = pgTable(
  'kept_forms',
  {
    websiteId: websiteId(),
    /** A random token: the `form` parameter of the page's address. */
    id: text('id').notNull(),
    /** The only page that may read it. */
    path: text('path').notNull(),
    /** The crumb of the browser that posted it; '' when it had none. Only that browser may read it. */
    crumb: text('crumb').notNull(),
    state: jsonb('state').$type<unknown>().notNull(),
    savedOn: at('kept_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] }), index('kept_forms_age').on(t.websiteId, t.savedOn)],
);
