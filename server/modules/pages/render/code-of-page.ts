import { joinCode, noCode, type PageCode } from '@vitrine/domain/code/page-code.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ALL_PAGES, getPageCode, usedCode } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import type { FoundPage } from '../lookup/found-page.ts';
import type { SiteStructure } from '../lookup/structure.ts';

/**
 * The code that visitors get with a page: that of all pages, of the entries of its list, then its own, so that the nearer
 * one has the last word. No query where there is none.
 */
export async function codeOfPage(
  platform: Platform,
  { websiteId }: Site,
  structure: SiteStructure,
  { codeOf, entryOf }: Pick<FoundPage, 'codeOf' | 'entryOf'>,
): Promise<PageCode> {
  const places = [ALL_PAGES, ...(entryOf === undefined ? [] : [entryOf])].filter((place) =>
    structure.codePlaces.has(place),
  );
  const [shared, own] = await Promise.all([
    places.length === 0 ? [] : usedCode(platform, websiteId, places),
    codeOf === undefined ? noCode : getPageCode(platform, websiteId, codeOf),
  ]);
  return joinCode([...shared, own]);
}
