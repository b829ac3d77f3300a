import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { runNamed } from '../../../platform/db/run-named.ts';
import type { ItemStatus } from '../../content/index.ts';

/** A variant with its stock, as stored. */
export interface StoredStockRow {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sku: string;
  readonly barcode: string;
  readonly status: ItemStatus;
  readonly pictureId: string | null;
  readonly unlimited: boolean;
  readonly quantity: number;
  readonly lowAt: number;
  readonly waiting: number;
}

/** Variants in the order of their ids; unknown ids are left out. */
export function selectStockRows(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly StoredStockRow[]> {
  return runNamed<StoredStockRow & Record<string, unknown>>(
    db,
    {
      name: 'catalog-stock-rows',
      text: `select v.id, v.item_id as "productId", i.title, v.attributes, v.sku, v.barcode, i.status,
          coalesce(v.image_id, i.main_image_id, (i.image_ids ->> 0)::uuid) as "pictureId",
          coalesce(s.unlimited, false) as unlimited, coalesce(s.quantity, 0) as quantity,
          coalesce(s.low_at, 0) as "lowAt",
          (select count(*)::int from (select from back_in_stock_sign_ups w where w.website_id = v.website_id
            and w.variant_id = v.id and w.sent_on is null limit ${COUNT_LIMIT}) n) as waiting
        from variants v
        join items i on i.website_id = v.website_id and i.id = v.item_id
        left join stock s on s.website_id = v.website_id and s.variant_id = v.id
        where v.website_id = $1 and v.id = any($2::uuid[]) order by array_position($2::uuid[], v.id)`,
    },
    [websiteId, ids],
  );
}
