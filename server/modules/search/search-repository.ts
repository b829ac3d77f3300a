import type { KnownWord } from '@vitrine/domain/search/nearest-word.ts';
import type { SearchKind } from '@vitrine/domain/search/search-kinds.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { CollectionKind } from '../content/index.ts';
import { foundCollection, foundItem } from './index-repository.ts';

/** Documents that are ranked; what is found beyond is neither counted nor shown. */
export const MOST_FOUND = 500;

export interface FoundDocument {
  readonly id: string;
  readonly isItem: boolean;
  readonly collectionId: string;
  readonly kind: CollectionKind;
  readonly collectionUrlId: string;
  readonly itemUrlId: string;
  readonly title: string;
  readonly text: string;
  readonly imageId: string | null;
  readonly total: number;
}

export interface Wanted {
  readonly websiteId: string;
  readonly configuration: string;
  /** For to_tsquery: words joined by `&`, the last one by its beginning. Letters and digits only. */
  readonly query: string;
  /** The same, in titles alone. */
  readonly titleQuery: string;
  readonly kind: SearchKind | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Finds documents by their words, best first: those whose title has them before others, then by how often and where
 * the words stand, then the newest. What the content's own tables do not show now is left out, whatever the documents
 * say.
 */
export function selectFound(db: Queryable, wanted: Wanted): Promise<readonly FoundDocument[]> {
  const sources = `search_documents d
    join collections c on c.website_id = d.website_id and c.id = d.collection_id
    left join items i on d.is_item and i.website_id = d.website_id and i.id = d.id`;
  const visible = `d.website_id = $1 and case when d.is_item then ${foundItem} else ${foundCollection} end
    and ($5::text is null or $5 = case when not d.is_item then 'page' when c.kind = 'products' then 'product'
      when c.kind = 'events' then 'event' else 'post' end)`;
  return runNamed<FoundDocument & Record<string, unknown>>(
    db,
    {
      name: 'search-found',
      text: `with asked as materialized (
          select to_tsquery($2::regconfig, $3) || to_tsquery('simple', $3) as words, to_tsquery('simple', $4) as title_words
        ), hits as (
          (select d.id from ${sources}, asked where d.vector @@ asked.title_words and ${visible} limit ${MOST_FOUND})
          union
          (select d.id from ${sources}, asked where d.vector @@ asked.words and ${visible} limit ${MOST_FOUND + 1})
        ), ranked as (
          select d.id, count(*) over ()::int as total,
            (d.vector @@ asked.title_words)::int as "inTitle",
            ts_rank('{0.1, 0.25, 0.5, 1}', d.vector, asked.words, 1) as rank, i.published_on as on
          from hits join search_documents d on d.website_id = $1 and d.id = hits.id
          left join items i on d.is_item and i.website_id = $1 and i.id = d.id, asked
          order by 3 desc, 4 desc, 5 desc nulls first, 1
          limit $6 offset $7
        )
        select ranked.id, ranked.total, d.is_item as "isItem", d.collection_id as "collectionId", c.kind,
          c.url_id as "collectionUrlId", coalesce(i.url_id, '') as "itemUrlId", coalesce(i.title, c.title) as title,
          left(d.text, 8000) as text, coalesce(i.main_image_id, (i.image_ids ->> 0)::uuid, c.main_image_id) as "imageId"
        from ranked join search_documents d on d.website_id = $1 and d.id = ranked.id
        join collections c on c.website_id = $1 and c.id = d.collection_id
        left join items i on d.is_item and i.website_id = $1 and i.id = d.id
        order by "inTitle" desc, rank desc, ranked.on desc nulls first, ranked.id`,
    },
    [
      wanted.websiteId,
      wanted.configuration,
      wanted.query,
      wanted.titleQuery,
      wanted.kind,
      wanted.limit,
      wanted.offset,
    ],
  );
}

/** The stems of words, to mark other forms of them in a snippet. */
export async function selectStems(
  db: Queryable,
  configuration: string,
  words: readonly string[],
): Promise<readonly string[]> {
  const rows = await runNamed<{ stem: string }>(
    db,
    {
      name: 'search-stems',
      text: `select distinct unnest(tsvector_to_array(to_tsvector($1::regconfig, $2))) as stem`,
    },
    [configuration, words.join(' ')],
  );
  return rows.map(({ stem }) => stem);
}

/** Words of the site that a mistyped one may stand for: of about its length, begun or ended alike. */
export function selectNearWords(
  db: Queryable,
  websiteId: string,
  word: string,
  slips: number,
): Promise<readonly KnownWord[]> {
  return runNamed<KnownWord & Record<string, unknown>>(
    db,
    {
      name: 'search-near-words',
      text: `select word, in_title as "inTitle" from search_words
        where website_id = $1 and length(word) between length($2) - $3 and length($2) + $3
          and (left(word, 1) = left($2, 1) or right(word, 2) = right($2, 2)) limit 20000`,
    },
    [websiteId, word, slips],
  );
}
