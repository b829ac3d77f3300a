import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { siteParts } from '../tables.ts';

/** A part of a website that stands on many pages. */
export interface SitePart {
  readonly id: string;
  /** Id of the block field it fills; null for a shared section. */
  readonly fieldId: string | null;
  readonly name: string;
}

const isPart = (websiteId: string, id: string) =>
  and(eq(siteParts.websiteId, websiteId), eq(siteParts.id, id), isNull(siteParts.deletedOn));

/** Null when the website has no such part. */
export async function selectPart(db: Queryable, websiteId: string, id: string): Promise<SitePart | null> {
  const [row] = await db
    .select({ id: siteParts.id, fieldId: siteParts.fieldId, name: siteParts.name })
    .from(siteParts)
    .where(isPart(websiteId, id));
  return row ?? null;
}

/** The blocks of a website's block fields as stored, at most `limit`. */
export function selectFieldDocuments(
  db: Queryable,
  websiteId: string,
  limit: number,
): Promise<{ id: string; fieldId: string | null; document: PageDocument | null }[]> {
  return db
    .select({ id: siteParts.id, fieldId: siteParts.fieldId, document: siteParts.document })
    .from(siteParts)
    .where(and(eq(siteParts.websiteId, websiteId), isNotNull(siteParts.fieldId)))
    .limit(limit);
}

/** Adds the part of a block field where there is none. Returns its id. */
export async function ensureField(
  tx: Queryable,
  websiteId: string,
  { id, fieldId, updatedOn }: { readonly id: string; readonly fieldId: string; readonly updatedOn: Date },
): Promise<string> {
  const ofField = and(eq(siteParts.websiteId, websiteId), eq(siteParts.fieldId, fieldId));
  await tx.insert(siteParts).values({ websiteId, id, fieldId, updatedOn }).onConflictDoNothing();
  const [row] = await tx.select({ id: siteParts.id }).from(siteParts).where(ofField);
  if (row === undefined) throw new Error(`the block field ${fieldId} was not stored`);
  return row.id;
}

/** Changes what visitors see of a part; false when it is gone. */
export async function changePartDocument(
  tx: Queryable,
  websiteId: string,
  id: string,
  { document, updatedOn }: { readonly document: PageDocument | null; readonly updatedOn: Date },
): Promise<boolean> {
  const changed = await tx
    .update(siteParts)
    .set({ document, updatedOn, revision: sql`${siteParts.revision} + 1` })
    .where(isPart(websiteId, id));
  return changed.rowCount === 1;
}
