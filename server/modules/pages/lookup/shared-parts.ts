import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { resolveShared, sharedIds } from '@vitrine/domain/page/shared-sections.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSharedSections } from '../../content/index.ts';
import type { DocumentPart } from './found-page.ts';

/**
 * The blocks of a page with those of its shared sections, before anything is collected from them. One query for all parts
 * of the page where it has shared sections, else none. On the canvas they are as owners edit them.
 */
export async function withShared(
  platform: Platform,
  websiteId: string,
  documents: readonly DocumentPart[],
): Promise<readonly DocumentPart[]> {
  const ids = [...new Set(documents.flatMap(({ document }) => sharedIds(document)))];
  if (ids.length === 0) return documents;
  const asDrafts = documents.some(({ mode }) => mode === 'canvas');
  const parts = await readSharedSections(platform, websiteId, ids, { asDrafts });
  return documents.map((part) => ({ ...part, document: resolveShared(part.document, parts) }));
}

/** A page's blocks, as visitors see them, with those of its shared sections. */
export async function withSharedSections(
  platform: Platform,
  websiteId: string,
  document: PageDocument,
): Promise<PageDocument> {
  const ids = sharedIds(document);
  return ids.length === 0
    ? document
    : resolveShared(document, await readSharedSections(platform, websiteId, ids, { asDrafts: false }));
}
