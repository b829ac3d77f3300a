import type { UploadedVersion } from './themes/uploads/uploaded-theme.ts';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, websiteId } from '../../platform/db/schema-types.ts';

/** Themes that owners have uploaded: each belongs to one website. Their files are zips in the file store. */
export const uploadedThemes = pgTable(
  'uploaded_themes',
  {
    websiteId: websiteId(),
    /** Its name among the themes of the website: `dockside`. */
    name: text('name').notNull(),
    /** The version in use. */
    version: jsonb('version').$type<UploadedVersion>().notNull(),
    /** The one before, for undo; null where there is none. */
    previous: jsonb('previous').$type<UploadedVersion>(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.name] })],
);
