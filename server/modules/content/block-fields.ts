import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision } from '../websites/index.ts';
import { readDocument } from './read-document.ts';
import { blockFields } from './tables.ts';

/** Most block fields of a website; a theme's templates have a handful. */
const MAX_FIELDS = 500;

/** The form of a block field's id. */
const blockFieldId = /^[\w.:-]{1,80}$/;

/** All block fields of a website by id. One query; few websites have any. */
export async function readBlockFields(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
): Promise<ReadonlyMap<string, PageDocument>> {
  const rows = await platform.db
    .select({ id: blockFields.id, document: blockFields.document })
    .from(blockFields)
    .where(eq(blockFields.websiteId, websiteId))
    .limit(MAX_FIELDS);
  return new Map(
    rows.flatMap(({ id, document: stored }) => {
      const document = readDocument(stored);
      return document === null ? [] : [[id, document] as const];
    }),
  );
}

/** Stores the blocks of a field, or removes them with null. Throws for an invalid id. */
export async function saveBlockField(
  platform: Platform,
  websiteId: string,
  id: string,
  document: PageDocument | null,
): Promise<void> {
  if (!blockFieldId.test(id)) throw new Error(`"${id}" is no id of a block field`);
  const updatedOn = new Date(platform.clock.now());
  await platform.db.transaction(async (tx) => {
    if (document === null) {
      await tx.delete(blockFields).where(and(eq(blockFields.websiteId, websiteId), eq(blockFields.id, id)));
    } else {
      await tx
        .insert(blockFields)
        .values({ websiteId, id, document, updatedOn })
        .onConflictDoUpdate({
          target: [blockFields.websiteId, blockFields.id],
          set: { document, updatedOn },
        });
    }
    await bumpRevision(tx, websiteId);
  });
}
