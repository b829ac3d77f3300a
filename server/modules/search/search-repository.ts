import type { KnownWord } from '@vitrine/domain/search/nearest-word.ts';
import type { SearchKind } from '@vitrine/domain/search/search-kinds.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { CollectionKind } from '../content/index.ts';
import { searchableCollection, searchableItem } from './index-repository.ts';

/** Documents that are ranked; further matches are neither counted nor shown. */
export const MAX_FOUND = 200;

export interface FoundDocument {
  readonly id: string;
  readonly isItem: boolean;
  readonly collectionId: string;
  readonly kind: CollectionKind;
  readonly collectionUrlId: string;
  readonly itemUrlId: string;
  readonly sourceUrl: string;
  readonly passthrough: boolean;
  readonly title: string;
  readonly text: string;
  readonly imageId: string | null;
  readonly total: number;
}

export interface Wanted {
  readonly websiteId: string;
  readonly configuration: string;
  /** For to_tsquery: words joined by `&`, the last one as a prefix. Letters and digits only. */
  readonly query: string;
  /** The same as a tsquery of title words, each behind `=`, and of words of a product's name, each behind `+`. */
  readonly titleQuery: string;
  readonly nameQuery: string;
  readonly kind: SearchKind | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Finds documents by their words, best first: products by name, then others by title, then the rest; within each by
 * frequency and position of the words, then the newest. Content that is not visible now is left out, whatever the
 * documents say.
 */
export function selectFound(db: Queryable, wanted: Wanted): Promise<readonly FoundDocument[]> {
  const visible = `case when d.is_item then ${searchableItem} else ${searchableCollection} end`;
  // Materialised, so that the index is used whatever the limit suggests; rows are fetched only until it is reached.
  return runNamed<FoundDocument & Record<string, unknown>>(
    db,
    {
      name: 'search-found',
      text: `with places as materialized (
          select id from collections where website_id = $1 and ($5::text is null or case $5
            when 'page' then true when 'product' then kind = 'products' when 'event' then kind = 'events'
            else kind not in ('products', 'events') end)
        ), named as materialized (
          select d.id from search_documents d where d.website_id = $1 and d.vector @@ $8::tsquery
            and ($5::text is null or (d.is_item = ($5 <> 'page') and d.collection_id in (select id from places)))
        ), titled as materialized (
          select d.id from search_documents d where d.website_id = $1 and d.vector @@ $4::tsquery
            and ($5::text is null or (d.is_item = ($5 <> 'page') and d.collection_id in (select id from places)))
        ), matched as materialized (
          select d.id from search_documents d where d.website_id = $1
            and d.vector @@ (to_tsquery($2::regconfig, $3) || to_tsquery('simple', $3))
            and ($5::text is null or (d.is_item = ($5 <> 'page') and d.collection_id in (select id from places)))
        ), first as materialized (
          select id from named limit ${MAX_FOUND + 1}
        ), second as materialized (
          select id from titled limit (select case when count(*) > ${MAX_FOUND} then 0 else ${MAX_FOUND + 1} end from first)
        ), hits as (
          select id, 2 as place from first
          union all
          select id, 1 from second
          union all
          (select id, 0 from matched limit (
            select greatest(0, ${MAX_FOUND + 1} - count(*)) from (select id from first union all select id from second) best))
        ), once as (
          select id, max(place) as place from hits group by id
        ), ranked as (
          select d.id, count(*) over ()::int as total, once.place, i.published_on as on,
            ts_rank('{0.1, 0.25, 0.5, 1}', d.vector, to_tsquery($2::regconfig, $3) || to_tsquery('simple', $3), 1) as rank
          from once join search_documents d on d.website_id = $1 and d.id = once.id
          join collections c on c.website_id = $1 and c.id = d.collection_id
          left join items i on d.is_item and i.website_id = $1 and i.id = d.id
          where ${visible}
          order by place desc, rank desc, i.published_on desc nulls first, d.id
          limit $6 offset $7
        )
        select ranked.id, ranked.total, d.is_item as "isItem", d.collection_id as "collectionId", c.kind,
          c.url_id as "collectionUrlId", coalesce(i.url_id, '') as "itemUrlId",
          coalesce(i.source_url, '') as "sourceUrl", coalesce(i.passthrough, false) as passthrough, coalesce(i.title, c.title) as title,
          left(d.text, 8000) as text, coalesce(i.main_image_id, (i.image_ids ->> 0)::uuid, c.main_image_id) as "imageId"
        from ranked join search_documents d on d.website_id = $1 and d.id = ranked.id
        join collections c on c.website_id = $1 and c.id = d.collection_id
        left join items i on d.is_item and i.website_id = $1 and i.id = d.id
        order by place desc, rank desc, ranked.on desc nulls first, ranked.id`,
    },
    [
      wanted.websiteId,
      wanted.configuration,
      wanted.query,
      wanted.titleQuery,
      wanted.kind,
      wanted.limit,
      wanted.offset,
      wanted.nameQuery,
    ],
  );
}

/** The stems of each word, in order: to search titles by them, and to highlight other forms of a word in a snippet. */
export async function selectStems(
  db: Queryable,
  configuration: string,
  words: readonly string[],
): Promise<readonly (readonly string[])[]> {
  if (words.length === 0) return [];
  const rows = await runNamed<{ stems: readonly string[] }>(
    db,
    {
      name: 'search-stems',
      text: `select tsvector_to_array(to_tsvector($1::regconfig, word)) as stems
        from unnest($2::text[]) with ordinality as typed (word, at) order by at`,
    },
    [configuration, words],
  );
  return rows.map(({ stems }) => stems);
}

/**
 * Words of the site that a mistyped one may stand for: of similar length with the same beginning or end, or one of
 * `swaps`. The word itself comes first.
 */
export function selectNearWords(
  db: Queryable,
  websiteId: string,
  word: string,
  maxDistance: number,
  swaps: readonly string[],
): Promise<readonly KnownWord[]> {
  return runNamed<KnownWord & Record<string, unknown>>(
    db,
    {
      name: 'search-near-words',
      text: `select word, in_title as "inTitle" from search_words
        where website_id = $1 and length(word) between length($2) - $3 and length($2) + $3
          and (left(word, 1) = left($2, 1) and (substr(word, 2, 1) = substr($2, 2, 1) or right(word, 1) = right($2, 1))
            or right(word, 3) = right($2, 3) or word = any($4::text[]))
        order by word <> $2 limit 4000`,
    },
    [websiteId, word, maxDistance, swaps],
  );
}
