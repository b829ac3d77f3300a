import { searchText } from '@vitrine/domain/text/search.ts';
import type { SearchAnswer, SearchResult } from '@vitrine/contracts/search.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { makeSnippet, highlightMatches, type MatchTerms } from '@vitrine/domain/search/highlight-matches.ts';
import { readQuery, wordsOf } from '@vitrine/domain/search/read-query.ts';
import { searchKindOf } from '@vitrine/domain/search/search-kinds.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { type SearchRequest, findWithCorrection } from './find-documents.ts';
import { searchUrl, urlOfResult } from './search-urls.ts';
import { type FoundDocument, MAX_FOUND } from './search-repository.ts';

/**
 * Visible content with the words of a query, the last one matched as a prefix. If none matches, it searches the
 * nearest words that occur on the site, and the result says so.
 */
export async function searchSite(
  platform: Platform,
  site: Site,
  search: SearchRequest,
): Promise<SearchAnswer> {
  const { text, words } = readQuery(search.query);
  const {
    found,
    words: shownWords,
    stems,
    correction,
  } = await findWithCorrection(platform, site, search, words);
  const total = Math.min(found[0]?.total ?? 0, MAX_FOUND);
  return {
    query: text,
    results: await resultsOf(platform, site, found, shownWords, stems.flat()),
    total,
    hasMore: (found[0]?.total ?? 0) > MAX_FOUND,
    correction: correction === null ? null : { query: correction, url: searchUrl(correction, search.kind) },
    page: search.page,
    pageCount: Math.max(1, Math.ceil(total / search.pageSize)),
  };
}

async function resultsOf(
  platform: Platform,
  site: Site,
  found: readonly FoundDocument[],
  words: readonly string[],
  stems: readonly string[],
): Promise<readonly SearchResult[]> {
  if (found.length === 0) return [];
  const ids = found.flatMap(({ imageId }) => (imageId === null ? [] : [imageId]));
  const pictures =
    ids.length === 0
      ? new Map<string, PictureView>()
      : await picturesByIds(platform, site.websiteId, [...new Set(ids)]);
  const needles = needlesOf(words, stems);
  return found.map((one) => {
    const kind = searchKindOf(one.kind, one.isItem);
    return {
      title: one.title,
      url: urlOfResult(site, one),
      kind,
      kindText: searchText(site.locale).kindNames[kind],
      titleHtml: highlightMatches(one.title, needles),
      snippetHtml: makeSnippet(one.text, needles),
      picture: (one.imageId === null ? undefined : pictures.get(one.imageId)) ?? null,
    };
  });
}

/** Words to highlight: typed words as whole words, the last one and longer stems as prefixes. */
function needlesOf(words: readonly string[], stems: readonly string[]): MatchTerms {
  const last = words.at(-1);
  const stemmed = stems.flatMap((stem) => wordsOf(stem)).filter((stem) => stem.length >= 4);
  // "glaze" and "glazing" share what comes before a last vowel.
  return {
    whole: new Set(words),
    beginnings: [...(last === undefined ? [] : [last]), ...stemmed.map((stem) => stem.replace(/[eiy]$/, ''))],
  };
}
