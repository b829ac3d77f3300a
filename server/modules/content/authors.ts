import { isUrlId } from '@vitrine/domain/content/address-rules.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { withAddressConflict } from './address-conflict.ts';
import { refuseField } from './refuse-field.ts';
import { authors } from './tables.ts';

const MAX_NAME = 200;
const MAX_BIO = 5_000;

/** An author of items; `displayName` up to 200 characters, `bio` up to 5,000, plain text. */
export interface NewAuthor {
  readonly urlId: string;
  readonly displayName: string;
  readonly bio?: string;
  readonly pictureId?: string | null;
  /** An http(s) address; '' for none. */
  readonly websiteUrl?: string;
}

/** Adds an author. Returns the id for an item's `authorId`. */
export function addAuthor(
  platform: Platform,
  websiteId: string,
  { urlId, displayName, bio = '', pictureId = null, websiteUrl = '' }: NewAuthor,
): Promise<Result<string, 'URL_ID_INVALID' | 'URL_ID_TAKEN' | 'CONTENT_FIELD_INVALID'>> {
  return withAddressConflict(urlId, async () => {
    if (!isUrlId(urlId)) return fail('URL_ID_INVALID', { params: { val: urlId } });
    if (displayName.trim() === '' || displayName.length > MAX_NAME)
      return refuseField('displayName', `Enter a name of at most ${MAX_NAME} characters.`);
    if (bio.length > MAX_BIO)
      return refuseField('bio', `Use at most ${MAX_BIO.toLocaleString('en-US')} characters.`);
    if (websiteUrl !== '' && !/^https?:\/\/[^\s"<>\\]{1,2000}$/i.test(websiteUrl))
      return refuseField('websiteUrl', 'Enter a web address that begins with https:// or http://.');
    const id = newId(platform.clock.now());
    await platform.db.transaction(async (tx) => {
      await tx.insert(authors).values({ websiteId, id, urlId, displayName, bio, pictureId, websiteUrl });
      await bumpRevision(tx, websiteId);
    });
    return ok(id);
  });
}

/** Whether a website has an author. */
export async function authorExists(db: Queryable, websiteId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: authors.id })
    .from(authors)
    .where(and(eq(authors.websiteId, websiteId), eq(authors.id, id)));
  return found.length > 0;
}
