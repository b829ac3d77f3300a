import { categoryMark, labelKey, type LabelKind, tagMark } from '@vitrine/domain/content/labels.ts';
import { listQuery } from '@vitrine/domain/search/list-lexemes.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { LabelsOf } from './spell-labels.ts';

/** A tag or category as it is stored. */
export interface StoredLabel {
  readonly id: string;
  readonly collectionId: string;
  readonly kind: LabelKind;
  readonly name: string;
  readonly revision: number;
}

const columns = 'id, collection_id as "collectionId", kind, name, revision';
/** The column of items in which the names are. */
const columnOf = (kind: LabelKind): 'tags' | 'categories' => (kind === 'tag' ? 'tags' : 'categories');
const markOf = (kind: LabelKind, name: string): string =>
  kind === 'tag' ? tagMark(name) : categoryMark(name);
/** The query of the search column for items with a name. */
const queryOf = (websiteId: string, kind: LabelKind, name: string): string | null =>
  listQuery(websiteId, '', [markOf(kind, name)]);

/** Labels by name after a key, at most `limit`; those whose words begin like `search`. */
export function selectLabels(
  db: Queryable,
  { websiteId, collectionId, kind }: LabelsOf,
  { search, after, limit }: { readonly search: string; readonly after: string; readonly limit: number },
): Promise<readonly StoredLabel[]> {
  return runNamed<{ [Key in keyof StoredLabel]: StoredLabel[Key] }>(
    db,
    {
      name: search === '' ? 'content-labels' : 'content-labels-found',
      text: `select ${columns} from item_labels
        where website_id = $1 and collection_id = $2 and kind = $3 and name_key > $4
          ${search === '' ? '' : 'and search @@ $6::tsquery'}
        order by name_key limit $5`,
    },
    [
      websiteId,
      collectionId,
      kind,
      after,
      limit,
      // Null, which matches nothing, for a search without a letter or digit.
      ...(search === '' ? [] : [listQuery(websiteId, search)]),
    ],
  );
}

/** Items with each of these names, without those in the bin; counted up to `most` + 1. */
export async function countItems(
  db: Queryable,
  { websiteId, collectionId, kind }: LabelsOf,
  names: readonly string[],
  most: number,
): Promise<readonly number[]> {
  const rows = await runNamed<{ count: number }>(
    db,
    {
      name: 'content-count-labelled',
      text: `select counted.count from unnest($3::text[]) with ordinality as one (query, place)
        cross join lateral (
          select count(*)::int as count from (
            select from items i where i.website_id = $1 and i.record_type <> 11 and i.collection_id = $2
              and i.search @@ one.query::tsquery and i.deleted_on is null limit $4
          ) found
        ) counted
        order by one.place`,
    },
    [websiteId, collectionId, names.map((name) => queryOf(websiteId, kind, name)), most + 1],
  );
  return rows.map(({ count }) => count);
}

/** A label by its id; null when the website has none such. */
export async function selectLabel(db: Queryable, websiteId: string, id: string): Promise<StoredLabel | null> {
  const [row] = await runNamed<{ [Key in keyof StoredLabel]: StoredLabel[Key] }>(
    db,
    { name: 'content-label', text: `select ${columns} from item_labels where website_id = $1 and id = $2` },
    [websiteId, id],
  );
  return row ?? null;
}

/** Adds a label; false when the list has one of that name. */
export async function insertLabel(
  tx: Queryable,
  { websiteId, collectionId, kind }: LabelsOf,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    tx,
    {
      name: 'content-add-label',
      text: `insert into item_labels (website_id, id, collection_id, kind, name, name_key)
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    },
    [websiteId, id, collectionId, kind, name, labelKey(name)],
  );
  return rows.length === 1;
}

/** Renames a label; false when the list has another one of that name. */
export async function updateLabel(
  tx: Queryable,
  websiteId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await runNamed<{ id: string }>(
    tx,
    {
      name: 'content-rename-label',
      text: `update item_labels l set name = $3, name_key = $4, revision = revision + 1
        where l.website_id = $1 and l.id = $2 and not exists (
          select from item_labels o where o.website_id = $1 and o.collection_id = l.collection_id and o.kind = l.kind
            and o.name_key = $4 and o.id <> $2)
        returning id`,
    },
    [websiteId, id, name, labelKey(name)],
  );
  return rows.length === 1;
}

export async function removeLabel(tx: Queryable, websiteId: string, id: string): Promise<void> {
  await runNamed(
    tx,
    { name: 'content-delete-label', text: 'delete from item_labels where website_id = $1 and id = $2' },
    [websiteId, id],
  );
}

/**
 * Gives the items of a list another name in place of one, in whatever letter case they have it, or takes it off them
 * (`to` null), those in the bin among them, and raises their revision; the day they were changed stays. Returns the ids
 * of those that had only the name, and of those that had both.
 */
export async function relabelItems(
  tx: Queryable,
  { websiteId, collectionId, kind }: LabelsOf,
  from: string,
  to: string | null,
): Promise<{ readonly replacedIn: readonly string[]; readonly removedFrom: readonly string[] }> {
  const column = columnOf(kind);
  const rows = await runNamed<{ id: string; hadBoth: boolean }>(
    tx,
    {
      name: `content-relabel-${column}`,
      // Locked in the order of their ids, as changes of many items lock them.
      text: `with found as materialized (
          select id, $5::text is not null and lower($5) <> lower($4)
              and exists (select from unnest(${column}) n where lower(n) = lower($5)) as had_both
          from items where website_id = $1 and record_type <> 11 and collection_id = $2 and search @@ $3::tsquery
          order by id for update
        )
        update items i set revision = i.revision + 1, ${column} = array(
          select name from (
            select case when lower(n.name) in (lower($4), lower($5)) then $5 else n.name end as name, min(n.place) as place
            from unnest(i.${column}) with ordinality as n (name, place)
            where $5::text is not null or lower(n.name) <> lower($4)
            group by 1
          ) named order by place)
        from found f where i.website_id = $1 and i.id = f.id
        returning i.id, f.had_both as "hadBoth"`,
    },
    [websiteId, collectionId, queryOf(websiteId, kind, from), from, to],
  );
  return {
    replacedIn: rows.filter(({ hadBoth }) => !hadBoth).map(({ id }) => id),
    removedFrom: rows.filter(({ hadBoth }) => hadBoth).map(({ id }) => id),
  };
}

/**
 * Gives items a name back: in place of `into` where that is named, last otherwise. Items that have it or have as many as
 * they can are left out.
 */
export async function giveLabelBack(
  tx: Queryable,
  { websiteId, collectionId, kind }: LabelsOf,
  {
    ids,
    name,
    into,
    most,
  }: {
    readonly ids: readonly string[];
    readonly name: string;
    readonly into: string | null;
    readonly most: number;
  },
): Promise<void> {
  const column = columnOf(kind);
  await runNamed(
    tx,
    {
      name: `content-label-back-${column}`,
      text: `with found as materialized (
          select id from items where website_id = $1 and collection_id = $2 and id = any($3::uuid[])
          order by id for update
        )
        update items i set revision = i.revision + 1, ${column} = case when $5::text is null then i.${column} || $4::text
            else array(select case when lower(n.name) = lower($5) then $4 else n.name end
              from unnest(i.${column}) with ordinality as n (name, place) order by n.place) end
        from found f where i.website_id = $1 and i.id = f.id
          and not exists (select from unnest(i.${column}) n where lower(n) = lower($4))
          and ($5::text is not null or cardinality(i.${column}) < $6)`,
    },
    [websiteId, collectionId, ids, name, into, most],
  );
}

/** A label that was merged or deleted. */
interface LabelChange {
  readonly id: string;
  readonly collectionId: string;
  readonly kind: LabelKind;
  readonly name: string;
  readonly into: string | null;
  readonly replacedIn: readonly string[];
  readonly removedFrom: readonly string[];
}

/** Keeps a change for as long as it can be taken back, and gives up those made before `over`. */
export async function insertLabelChange(
  tx: Queryable,
  websiteId: string,
  change: LabelChange & { readonly madeOn: Date; readonly over: Date },
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'content-label-changes-over',
      text: 'delete from item_label_changes where website_id = $1 and made_on < $2',
    },
    [websiteId, change.over],
  );
  await runNamed(
    tx,
    {
      name: 'content-add-label-change',
      text: `insert into item_label_changes
          (website_id, id, collection_id, kind, name, into_name, replaced_in, removed_from, made_on)
        values ($1, $2, $3, $4, $5, $6, $7::uuid[], $8::uuid[], $9)`,
    },
    [
      websiteId,
      change.id,
      change.collectionId,
      change.kind,
      change.name,
      change.into,
      change.replacedIn,
      change.removedFrom,
      change.madeOn,
    ],
  );
}

/** Removes a change that was made since `since` and returns it; null for none. */
export async function takeLabelChange(
  tx: Queryable,
  websiteId: string,
  id: string,
  since: Date,
): Promise<LabelChange | null> {
  const [row] = await runNamed<{ [Key in keyof LabelChange]: LabelChange[Key] }>(
    tx,
    {
      name: 'content-take-label-change',
      text: `delete from item_label_changes where website_id = $1 and id = $2 and made_on >= $3
        returning id, collection_id as "collectionId", kind, name, into_name as "into",
          replaced_in as "replacedIn", removed_from as "removedFrom"`,
    },
    [websiteId, id, since],
  );
  return row ?? null;
}
