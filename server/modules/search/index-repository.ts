import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Conditions for searchable content, on `items i` in `collections c`, and on `collections c` alone. */
export const searchableItem = `i.status = 'published' and coalesce(i.seo ->> 'hidden', '') <> 'true'
  and c.enabled and coalesce(c.seo ->> 'hidden', '') <> 'true'`;
export const searchableCollection = `c.enabled and coalesce(c.seo ->> 'hidden', '') <> 'true'
  and c.kind not in ('folder') and coalesce(c.folder_behavior, '') not in ('redirect', 'none')`;

/** Version of the documents' format; raising it rebuilds all of them. */
const FORM = 2;

const stampOf = (configuration: string): string => `${configuration} ${String(FORM)}`;

export interface StaleSite {
  readonly websiteId: string;
  readonly revision: number;
  readonly language: string;
}

/** Ids of websites that have changed since their search documents were built. */
export async function selectStaleSites(db: Queryable): Promise<readonly string[]> {
  const rows = await runNamed<{ websiteId: string }>(
    db,
    {
      name: 'search-stale-sites',
      text: `select w.website_id as "websiteId"
        from websites w left join search_states s on s.website_id = w.website_id
        where s.revision is distinct from w.revision::int or s.form <> ${FORM} order by w.website_id limit 1000`,
    },
    [],
  );
  return rows.map(({ websiteId }) => websiteId);
}

/** The current state of a website; null when it was deleted. */
export async function selectSite(db: Queryable, websiteId: string): Promise<StaleSite | null> {
  const rows = await runNamed<StaleSite & Record<string, unknown>>(
    db,
    {
      name: 'search-site',
      text: `select website_id as "websiteId", revision::int as revision, coalesce(settings ->> 'language', '') as language
        from websites where website_id = $1`,
    },
    [websiteId],
  );
  return rows[0] ?? null;
}

/** Locks a website's search documents until the transaction ends; false when another server has the lock. */
export async function claimSite(db: Queryable, websiteId: string): Promise<boolean> {
  const rows = await runNamed<{ isMine: boolean }>(
    db,
    {
      name: 'search-claim',
      text: `select pg_try_advisory_xact_lock(hashtext('vitrine search'), hashtext($1)) as "isMine"`,
    },
    [websiteId],
  );
  return rows[0]?.isMine === true;
}

export interface SourceRow {
  readonly id: string;
  readonly collectionId: string;
  readonly isItem: boolean;
  readonly isProduct: boolean;
  readonly stamp: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly names: readonly string[];
  /** As stored, also by another version of the product. */
  readonly document: unknown;
  /** Of a page what visitors see of its shared sections, by their ids; null where it has none. */
  readonly shared: Readonly<Record<string, unknown>> | null;
}

/** Before the first item. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The shared sections of `collections c`, with a stamp that changes with them. The documents of a website that has none
 * are not read for it.
 */
const sharedOfCollection = `left join lateral (
    select string_agg(' ' || p.id || ' ' || p.revision, '' order by p.id) as stamp, jsonb_object_agg(p.id, p.document) as documents
    from site_parts p
    where p.website_id = $1 and p.field_id is null and p.deleted_on is null and p.document is not null and p.id::text in (
      select r #>> '{}' from jsonb_path_query(case when exists (
          select 1 from site_parts o where o.website_id = $1 and o.field_id is null
        ) then c.document end, '$.sections[*].shared') r)
  ) s on true`;

/**
 * Pages and items whose document is missing or was built from another revision, at most `limit` of each; items in the
 * order of their ids, after `after`.
 */
export function selectChanged(
  db: Queryable,
  websiteId: string,
  configuration: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly SourceRow[]> {
  return runNamed<SourceRow & Record<string, unknown>>(
    db,
    {
      name: 'search-changed',
      text: `(select i.id, i.collection_id as "collectionId", true as "isItem", c.kind = 'products' as "isProduct", i.revision || ' ' || $2::text as stamp,
            i.title, left(i.excerpt, 20000) as excerpt, left(i.body, 80000) as body,
            i.tags || i.categories as names, i.document, null::jsonb as shared
          from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id
          left join search_documents d on d.website_id = i.website_id and d.id = i.id
          where i.website_id = $1 and i.id > $4::uuid and ${searchableItem}
            and d.stamp is distinct from i.revision || ' ' || $2::text
          order by i.id limit $3)
        union all
        (select c.id, c.id, false, false, c.revision || ' ' || $2::text || coalesce(s.stamp, ''), c.title, c.description,
            '', '{}'::text[], c.document, s.documents
          from collections c left join search_documents d on d.website_id = c.website_id and d.id = c.id
          ${sharedOfCollection}
          where c.website_id = $1 and ${searchableCollection}
            and d.stamp is distinct from c.revision || ' ' || $2::text || coalesce(s.stamp, '')
          limit $3)`,
    },
    [websiteId, stampOf(configuration), limit, after],
  );
}

export interface DocumentRow {
  readonly id: string;
  readonly collectionId: string;
  readonly isItem: boolean;
  readonly isProduct: boolean;
  readonly stamp: string;
  readonly text: string;
  /** Folded words by weight: title, names, lead, the rest. */
  readonly title: string;
  readonly names: string;
  readonly lead: string;
  readonly body: string;
}

const weigh = (source: string, weight: string): string =>
  `setweight(to_tsvector($2::regconfig, ${source}), '${weight}') || setweight(to_tsvector('simple', ${source}), '${weight}')`;

/** The words of a title and their stems, each behind a prefix that no word has. */
const titled = (sign: string): string =>
  `array_to_tsvector(coalesce((select array_agg(distinct '${sign}' || word)
    from unnest(tsvector_to_array(to_tsvector($2::regconfig, title) || to_tsvector('simple', title))) word), '{}'))`;

/**
 * Writes documents, each word as it is and by its stem; words of a title also behind `=`, and those of a product's
 * name also behind `+`, so that titles and names can be searched alone with the same index.
 */
export async function upsertDocuments(
  db: Queryable,
  websiteId: string,
  configuration: string,
  rows: readonly DocumentRow[],
): Promise<void> {
  const column = <Name extends keyof DocumentRow>(name: Name): DocumentRow[Name][] =>
    rows.map((row) => row[name]);
  await runNamed(
    db,
    {
      name: 'search-upsert',
      text: `insert into search_documents (website_id, id, collection_id, is_item, stamp, text, vector)
        select $1, id, collection_id, is_item, stamp, text,
          ${weigh('title', 'A')} || ${weigh('names', 'B')} || ${weigh('lead', 'C')} || ${weigh('body', 'D')}
            || ${titled('=')} || case when is_product then ${titled('+')} else '' end
        from unnest($3::uuid[], $4::uuid[], $5::boolean[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::boolean[])
          as source (id, collection_id, is_item, stamp, text, title, names, lead, body, is_product)
        on conflict (website_id, id) do update set collection_id = excluded.collection_id, is_item = excluded.is_item,
          stamp = excluded.stamp, text = excluded.text, vector = excluded.vector`,
    },
    [
      websiteId,
      configuration,
      column('id'),
      column('collectionId'),
      column('isItem'),
      column('stamp'),
      column('text'),
      column('title'),
      column('names'),
      column('lead'),
      column('body'),
      column('isProduct'),
    ],
  );
}

/** Adds known words, with a flag for those that occur in a title. */
export async function insertWords(
  db: Queryable,
  websiteId: string,
  words: ReadonlyMap<string, boolean>,
): Promise<void> {
  // In the same order on every server, to avoid deadlocks.
  const sorted = [...words].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await runNamed(
    db,
    {
      name: 'search-words',
      text: `insert into search_words as w (website_id, word, in_title)
        select $1, word, in_title from unnest($2::text[], $3::boolean[]) as source (word, in_title)
        on conflict (website_id, word) do update set in_title = true where excluded.in_title and not w.in_title`,
    },
    [websiteId, sorted.map(([word]) => word), sorted.map(([, inTitle]) => inTitle)],
  );
}

/** Deletes documents of content that was deleted, hidden or unpublished. */
export async function deleteRemovedDocuments(db: Queryable, websiteId: string): Promise<void> {
  await runNamed(
    db,
    {
      name: 'search-delete-gone',
      text: `delete from search_documents d where d.website_id = $1
        and not exists (
          select 1 from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id
          where d.is_item and i.website_id = $1 and i.id = d.id and ${searchableItem})
        and not exists (
          select 1 from collections c
          where not d.is_item and c.website_id = $1 and c.id = d.id and ${searchableCollection})`,
    },
    [websiteId],
  );
}

/** Records the revision up to which a site's documents are current; never goes back to an older one. */
export async function saveState(db: Queryable, site: StaleSite): Promise<void> {
  await runNamed(
    db,
    {
      name: 'search-state',
      text: `insert into search_states as s (website_id, revision, language, form) values ($1, $2, $3, ${FORM})
        on conflict (website_id) do update set revision = greatest(s.revision, excluded.revision), language = excluded.language, form = excluded.form`,
    },
    [site.websiteId, site.revision, site.language],
  );
}
