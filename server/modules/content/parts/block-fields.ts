import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision } from '../../websites/index.ts';
import { readDocument } from '../read-document.ts';
import { changePartDocument, ensureField, selectFieldDocuments } from './repository.ts';

/** Most block fields of a website; a theme's templates have a handful. */
const MAX_FIELDS = 500;

/** The form of a block field's id. */
const blockFieldId = /^[\w.:-]{1,80}$/;

/** What visitors see of a block field. */
export interface BlockField {
  /** Of the part. */
  readonly id: string;
  readonly document: PageDocument;
}

/** All block fields of a website by their id in templates. One query; few websites have any. */
export async function readBlockFields(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
): Promise<ReadonlyMap<string, BlockField>> {
  const rows = await selectFieldDocuments(platform.db, websiteId, MAX_FIELDS);
  return new Map(
    rows.flatMap(({ id, fieldId, document: stored }) => {
      const document = readDocument(stored);
      return document === null || fieldId === null ? [] : [[fieldId, { id, document }] as const];
    }),
  );
}

/** The part of a block field, which is added where there is none yet. Throws for an invalid id. */
export async function openBlockField(
  platform: Platform,
  websiteId: string,
  fieldId: string,
): Promise<string> {
  if (!blockFieldId.test(fieldId)) throw new Error(`"${fieldId}" is no id of a block field`);
  const now = platform.clock.now();
  return platform.db.transaction((tx) =>
    ensureField(tx, websiteId, { id: newId(now), fieldId, updatedOn: new Date(now) }),
  );
}

/** Stores the blocks of a field as visitors see them; null for none. Throws for an invalid id. */
export async function saveBlockField(
  platform: Platform,
  websiteId: string,
  fieldId: string,
  document: PageDocument | null,
): Promise<void> {
  const id = await openBlockField(platform, websiteId, fieldId);
  const updatedOn = new Date(platform.clock.now());
  await platform.db.transaction(async (tx) => {
    await changePartDocument(tx, websiteId, id, { document, updatedOn });
    await bumpRevision(tx, websiteId);
  });
}
