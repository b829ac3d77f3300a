import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Events reported by visitors' browsers; reports are built from them. spec: site-platform 7 */
export const visitEvents = pgTable(
  'visit_events',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The `ss_cvr` cookie as it was sent; '' without one. */
    visitor: text('visitor').notNull().default(''),
    receivedOn: at('received_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('visit_events_by_kind').on(t.websiteId, t.event, t.receivedOn),
  ],
);

/** Uncaught errors of visitors' browsers. spec: storefront-commerce 7 */
export const scriptErrors = pgTable(
  'script_errors',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    receivedOn: at('received_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] })],
);
