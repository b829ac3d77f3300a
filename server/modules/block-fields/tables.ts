import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Blocks that a theme's templates have a place for (`<squarespace:block-field id="footerBlocks">`), by that id. */
export const blockFields = pgTable(
  'block_fields',
  {
    websiteId: websiteId(),
    id: text('id').notNull(),
    document: jsonb('document').$type<PageDocument>().notNull(),
    updatedOn: at('updated_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] })],
);
