import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { uploadedThemes } from '../../tables.ts';
import type { UploadedTheme } from './uploaded-theme.ts';

const { websiteId: ofWebsite, name: ofName, version, previous } = uploadedThemes;
const columns = { name: ofName, version, previous };

/** A website's uploaded themes, by name. */
export function listUploaded(db: Queryable, websiteId: string): Promise<UploadedTheme[]> {
  return db.select(columns).from(uploadedThemes).where(eq(ofWebsite, websiteId)).orderBy(asc(ofName));
}

/** Null when there is none. Locked until the transaction ends. */
export async function lockUploaded(
  db: Queryable,
  websiteId: string,
  name: string,
): Promise<UploadedTheme | null> {
  const [row] = await db
    .select(columns)
    .from(uploadedThemes)
    .where(and(eq(ofWebsite, websiteId), eq(ofName, name)))
    .for('update');
  return row ?? null;
}

export async function insertUploaded(
  db: Queryable,
  websiteId: string,
  theme: UploadedTheme,
  createdOn: Date,
): Promise<void> {
  await db.insert(uploadedThemes).values({ websiteId, ...theme, createdOn });
}

export async function updateUploaded(db: Queryable, websiteId: string, theme: UploadedTheme): Promise<void> {
  await db
    .update(uploadedThemes)
    .set({ version: theme.version, previous: theme.previous })
    .where(and(eq(ofWebsite, websiteId), eq(ofName, theme.name)));
}

export async function deleteUploaded(db: Queryable, websiteId: string, name: string): Promise<void> {
  await db.delete(uploadedThemes).where(and(eq(ofWebsite, websiteId), eq(ofName, name)));
}
