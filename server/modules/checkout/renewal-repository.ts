import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { Database } from '../../platform/db/database.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';

const countedTypes = sqlTextArray(productTypesWith((of) => of.isCounted));

/** Creates the cart of a charge without a buyer; it is paid at most once, however often it is tried. */
export async function insertRenewalCart(
  db: Database,
  cart: { readonly websiteId: string; readonly cartId: string; readonly now: Date },
): Promise<{ readonly revision: number; readonly isFree: boolean }> {
  const made = await db.$client.query<{ revision: number; is_free: boolean }>({
    name: 'checkout_renewal_cart',
    text: `insert into carts (website_id, id, purpose, created_on, updated_on) values ($1, $2, 'renewal', $3, $3)
      on conflict (website_id, id) do update set updated_on = excluded.updated_on
      returning revision, payment_id is null and not is_purchased as is_free`,
    values: [cart.websiteId, cart.cartId, cart.now],
  });
  const row = made.rows[0];
  if (row === undefined) throw new Error('a cart was neither made nor found');
  return { revision: row.revision, isFree: row.is_free };
}

/** Which of these variants have counted stock. */
export async function countedVariants(
  db: Database,
  websiteId: string,
  variantIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db.$client.query<{ variant_id: string }>({
    name: 'checkout_counted_variants',
    text: `select s.variant_id from stock s
      join variants v on v.website_id = s.website_id and v.id = s.variant_id
      join products p on p.website_id = s.website_id and p.item_id = v.item_id and p.type = any(${countedTypes})
      where s.website_id = $1 and s.variant_id = any($2::uuid[]) and not s.unlimited`,
    values: [websiteId, variantIds],
  });
  return new Set(found.rows.map((row) => row.variant_id));
}
