import { boolean, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { websiteId } from '../../platform/db/schema-types.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The search index: one row for each visible page and item. Copied from the content's own tables and updated when
 * those change; a search also checks those, so an outdated row is never shown.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    websiteId: websiteId(),
    /** Id of the page or item. */
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    isItem: boolean('is_item').notNull(),
    /** Plain text, for the snippet that shows where the words were found. */
    text: text('text').notNull(),
    /** Revision of the source and the language it was indexed in; when either differs, the row is rebuilt. */
    stamp: text('stamp').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('search_documents_vector').using('gin', t.vector),
  ],
);

/** Words that occur on a site, to correct typos. */
export const searchWords = pgTable(
  'search_words',
  {
    websiteId: websiteId(),
    /** Lower case. */
    word: text('word').notNull(),
    inTitle: boolean('in_title').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.word] })],
);

/** The revision of a site up to which its search documents are current. */
export const searchStates = pgTable('search_states', {
  websiteId: websiteId().primaryKey(),
  revision: integer('revision').notNull(),
  language: text('language').notNull(),
  /** Format version of the documents; a different one rebuilds all of them. */
  form: integer('form').notNull().default(1),
});
