import { nearestWord, maxTypos, adjacentSwaps } from '@vitrine/domain/search/nearest-word.ts';
import { wordsOf } from '@vitrine/domain/search/read-query.ts';
import type { SearchKind } from '@vitrine/domain/search/search-kinds.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { searchConfiguration } from './language.ts';
import {
  type FoundDocument,
  MAX_FOUND,
  selectFound,
  selectNearWords,
  selectStems,
} from './search-repository.ts';

/** Words of one query that are checked for typos. */
const MAX_CORRECTED = 4;

/** Letters of a prefix that is searched in whole texts; shorter ones match too much. */
const MIN_PREFIX = 3;

export interface SearchRequest {
  /** As it was typed. */
  readonly query: string;
  readonly kind: SearchKind | null;
  readonly page: number;
  readonly pageSize: number;
}

/** Matching documents, with the query's words and their stems. */
export interface Found {
  readonly words: readonly string[];
  readonly stems: readonly (readonly string[])[];
  readonly found: readonly FoundDocument[];
}

/**
 * Documents with these words, the last one matched as a prefix. If none matches, those with the nearest words that
 * occur on the site; `correction` then names these words.
 */
export async function findWithCorrection(
  platform: Platform,
  site: Site,
  search: SearchRequest,
  words: readonly string[],
): Promise<Found & { readonly correction: string | null }> {
  const typed = await find(platform, site, search, words);
  const corrected =
    typed.found.length === 0 && search.page === 1 ? await correct(platform, site, search, words) : null;
  return { ...(corrected ?? typed), correction: corrected?.words.join(' ') ?? null };
}

async function find(
  platform: Platform,
  site: Site,
  search: SearchRequest,
  words: readonly string[],
): Promise<Found> {
  const offset = (search.page - 1) * search.pageSize;
  if (words.length === 0 || offset >= MAX_FOUND) return { words, stems: [], found: [] };
  const configuration = searchConfiguration(site.settings.language);
  const stems = await selectStems(platform.db, configuration, words);
  const last = words.length - 1;
  /** A tsquery of title words, each prefixed with `sign`: as typed or by their stems, the last one as a prefix. */
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
      .map((word, at) => (at === last && word.length >= MIN_PREFIX ? `${word}:*` : word))
      .join(' & '),
    titleQuery: titleWords('='),
    nameQuery: titleWords('+'),
    kind: search.kind,
    limit: Math.min(search.pageSize, MAX_FOUND - offset),
    offset,
  });
  return { words, stems, found };
}

/** The query with each unknown word replaced by the nearest known one; null when that finds nothing. */
async function correct(
  platform: Platform,
  site: Site,
  search: SearchRequest,
  words: readonly string[],
): Promise<Found | null> {
  const nearest = await Promise.all(
    words.map(async (word, at) => {
      const maxDistance = maxTypos(word);
      if (maxDistance === 0 || at >= MAX_CORRECTED) return word;
      const known = await selectNearWords(
        platform.db,
        site.websiteId,
        word,
        maxDistance,
        adjacentSwaps(word),
      );
      return known.some((one) => one.word === word) ? word : (nearestWord(word, known) ?? word);
    }),
  );
  if (nearest.every((word, at) => word === words[at])) return null;
  const nearestMatch = await find(platform, site, search, nearest);
  return nearestMatch.found.length === 0 ? null : nearestMatch;
}
