import { boolean, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { websiteId } from '../../platform/db/schema-types.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What the search page looks in: one row for each page and item a visitor may see. A copy of what the content's own
 * tables say, made anew where those have changed; a search asks those too, so a row too many is never shown.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    websiteId: websiteId(),
    /** Of the page or item. */
    id: uuid('id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    isItem: boolean('is_item').notNull(),
    /** Plain words, for the line that shows where the words were found. */
    text: text('text').notNull(),
    /** Revision of the source and the language it was read in; another one makes the row anew. */
    stamp: text('stamp').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('search_documents_vector').using('gin', t.vector),
  ],
);

/** Words that occur on a site, to find the one that was meant. */
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

/** Up to which revision of a site its search documents are right. */
export const searchStates = pgTable('search_states', {
  websiteId: websiteId().primaryKey(),
  revision: integer('revision').notNull(),
  language: text('language').notNull(),
  /** How the documents were made; another form than today's makes all of them anew. */
  form: integer('form').notNull().default(1),
});
