import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { assetFolder } from './asset-view.ts';
import { chooseRendition } from './picture-widths.ts';
import { findPictures } from './repository.ts';

/**
 * Holds pictures of visitors since `heldOn`, so that only owners can open them, or lets everybody open them with null.
 * Inside the caller's transaction.
 */
export async function holdPictures(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
  heldOn: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update assets set held_on = ${heldOn} where website_id = ${websiteId}::uuid
    and id = any(${sql.param([...ids])}::uuid[]) and kind = 'picture'`);
}

/** A small picture as part of a page: who has no other way to open it sees it there. */
export interface InlinePicture {
  readonly dataUrl: string;
  readonly altText: string;
}

/** Small pictures by id, of this website only, whether held or not; those without a stored file are left out. */
export async function inlinePictures(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InlinePicture>> {
  if (ids.length === 0) return new Map();
  const found = new Map<string, InlinePicture>();
  for (const row of await findPictures(platform.db, websiteId, ids)) {
    const rendition = chooseRendition('300w', row.widths);
    const bytes = rendition === null ? null : await platform.files.get(`${assetFolder(row)}/${rendition}`);
    if (bytes !== null)
      found.set(row.id, {
        dataUrl: `data:${row.contentType};base64,${Buffer.from(bytes).toString('base64')}`,
        altText: row.altText,
      });
  }
  return found;
}
