import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/**
 * Renames a category of items of a record type, or takes it off them (`to` null), those in the bin among them, and
 * raises their revision; the day they were changed stays. One statement, inside the caller's transaction, which must
 * also call `bumpRevision`.
 */
export async function changeCategoryOfItems(
  tx: Queryable,
  websiteId: string,
  change: { readonly recordType: number; readonly from: string; readonly to: string | null },
): Promise<void> {
  await runNamed(
    tx,
    {
      name: 'content-change-category',
      // Locked in the order of their ids, as changes of many items lock them.
      text: `with found as materialized (
          select id from items where website_id = $1 and record_type = $2 and $3::text = any(categories)
          order by id for update
        )
        update items i set revision = i.revision + 1, categories = case when $4::text is null or $4 = any(i.categories)
            then array_remove(i.categories, $3) else array_replace(i.categories, $3, $4) end
        from found f where i.website_id = $1 and i.id = f.id`,
    },
    [websiteId, change.recordType, change.from, change.to],
  );
}
