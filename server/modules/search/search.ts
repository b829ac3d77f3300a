import type { SearchAnswer, SearchResult } from '@vitrine/contracts/search.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { makeSnippet, markWords, type Needles } from '@vitrine/domain/search/mark-words.ts';
import { nearestWord, slipsOf, swapsOf } from '@vitrine/domain/search/nearest-word.ts';
import { readQuery, wordsOf } from '@vitrine/domain/search/read-query.ts';
import { type SearchKind, searchKindOf } from '@vitrine/domain/search/search-kinds.ts';
import { kindNames } from '@vitrine/domain/text/en/search.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import type { Site } from '../websites/index.ts';
import { searchConfiguration } from './language.ts';
import {
  type FoundDocument,
  MOST_FOUND,
  selectFound,
  selectNearWords,
  selectStems,
} from './search-repository.ts';

/** Words of one query that are looked at for slips. */
const MOST_CORRECTED = 4;

/** Letters of a word's beginning that are looked for in whole texts; fewer stand at the beginning of too much. */
const SHORTEST_BEGINNING = 3;

export interface Asked {
  /** As it was typed. */
  readonly query: string;
  readonly kind: SearchKind | null;
  readonly page: number;
  readonly pageSize: number;
}

/** The address of a search. */
export function searchUrl(query: string, kind: SearchKind | null, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (kind !== null) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters.toString()}`;
}

/**
 * What a visitor may see that has the words of a query, the last one by its beginning. Where nothing has them, the
 * nearest words that occur on the site are looked for instead, and the answer says so.
 */
export async function searchSite(platform: Platform, site: Site, asked: Asked): Promise<SearchAnswer> {
  const { text, words } = readQuery(asked.query);
  const typed = await find(platform, site, asked, words);
  const corrected =
    typed.found.length === 0 && asked.page === 1 ? await correct(platform, site, asked, words) : null;
  const { found: shown, words: shownWords, stems } = corrected ?? typed;
  const total = Math.min(shown[0]?.total ?? 0, MOST_FOUND);
  const correctedText = corrected?.words.join(' ') ?? '';
  return {
    query: text,
    results: await resultsOf(platform, site, shown, shownWords, stems.flat()),
    total,
    hasMore: (shown[0]?.total ?? 0) > MOST_FOUND,
    correction:
      corrected === null ? null : { query: correctedText, url: searchUrl(correctedText, asked.kind) },
    page: asked.page,
    pageCount: Math.max(1, Math.ceil(total / asked.pageSize)),
  };
}

/** Documents, and the words with their stems that they were found by. */
interface Found {
  readonly words: readonly string[];
  readonly stems: readonly (readonly string[])[];
  readonly found: readonly FoundDocument[];
}

async function find(platform: Platform, site: Site, asked: Asked, words: readonly string[]): Promise<Found> {
  const offset = (asked.page - 1) * asked.pageSize;
  if (words.length === 0 || offset >= MOST_FOUND) return { words, stems: [], found: [] };
  const configuration = searchConfiguration(site.settings.language);
  const stems = await selectStems(platform.db, configuration, words);
  const last = words.length - 1;
  /** Words of titles, each behind `sign`: as they were typed or by their stems, the last one by its beginning. */
  const titleWords = (sign: string): string =>
    words
      .map((word, at) => {
        const typed = `'${sign}${word}'${at === last ? ':*' : ''}`;
        const others = (stems[at] ?? []).flatMap(wordsOf).filter((stem) => stem !== word);
        return `(${[typed, ...others.map((stem) => `'${sign}${stem}'`)].join(' | ')})`;
      })
      .join(' & ');
  const found = await selectFound(platform.db, {
    websiteId: site.websiteId,
    configuration,
    query: words
      .map((word, at) => (at === last && word.length >= SHORTEST_BEGINNING ? `${word}:*` : word))
      .join(' & '),
    titleQuery: titleWords('='),
    nameQuery: titleWords('+'),
    kind: asked.kind,
    limit: Math.min(asked.pageSize, MOST_FOUND - offset),
    offset,
  });
  return { words, stems, found };
}

/** The query with each word that does not occur replaced by the nearest that does; null when that finds nothing. */
async function correct(
  platform: Platform,
  site: Site,
  asked: Asked,
  words: readonly string[],
): Promise<Found | null> {
  const nearest = await Promise.all(
    words.map(async (word, at) => {
      const slips = slipsOf(word);
      if (slips === 0 || at >= MOST_CORRECTED) return word;
      const known = await selectNearWords(platform.db, site.websiteId, word, slips, swapsOf(word));
      return known.some((one) => one.word === word) ? word : (nearestWord(word, known) ?? word);
    }),
  );
  if (nearest.every((word, at) => word === words[at])) return null;
  const meant = await find(platform, site, asked, nearest);
  return meant.found.length === 0 ? null : meant;
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
      url: urlOf(site, one),
      kind,
      kindText: kindNames[kind],
      titleHtml: markWords(one.title, needles),
      snippetHtml: makeSnippet(one.text, needles),
      picture: (one.imageId === null ? undefined : pictures.get(one.imageId)) ?? null,
    };
  });
}

/** Words as they were typed count whole, the last one and stems of some length by their beginning. */
function needlesOf(words: readonly string[], stems: readonly string[]): Needles {
  const last = words.at(-1);
  const stemmed = stems.flatMap((stem) => wordsOf(stem)).filter((stem) => stem.length >= 4);
  // "glaze" and "glazing" have in common what is before a last vowel.
  return {
    whole: new Set(words),
    beginnings: [...(last === undefined ? [] : [last]), ...stemmed.map((stem) => stem.replace(/[eiy]$/, ''))],
  };
}

function urlOf(
  site: Site,
  { isItem, kind, collectionId, collectionUrlId, itemUrlId }: FoundDocument,
): string {
  if (isItem) return itemPath(kind, collectionUrlId, itemUrlId);
  return collectionId === site.homeCollectionId || collectionUrlId === '' ? '/' : `/${collectionUrlId}`;
}
