import type { CartPurpose, CartTotals } from '@vitrine/domain/cart/cart.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { Database } from '../../platform/db/database.ts';

/** What the order's pages need besides what an owner's view has. */
export interface PlacedOrderFacts {
  readonly orderId: string;
  readonly cartId: string;
  readonly purpose: CartPurpose;
  readonly testMode: boolean;
  readonly currency: CurrencyCode;
  readonly totals: CartTotals;
  /** As they were bought, in order. */
  readonly lines: OrderDraft['lines'];
}

/** The order a link names; null when there is none. */
export async function findPlacedOrder(
  db: Database,
  websiteId: string,
  accessToken: string,
): Promise<PlacedOrderFacts | null> {
  const found = await db.$client.query<{
    id: string;
    cart_id: string;
    purpose: CartPurpose;
    test_mode: boolean;
    currency: CurrencyCode;
    totals: CartTotals;
    lines: OrderDraft['lines'];
  }>({
    name: 'checkout_find_placed_order',
    text: `select o.id, o.cart_id, o.purpose, o.test_mode, o.currency, o.totals, p.draft -> 'lines' as lines
      from orders o join payments p on p.website_id = o.website_id and p.id = o.payment_id
      where o.website_id = $1 and o.access_token = $2`,
    values: [websiteId, accessToken],
  });
  const row = found.rows[0];
  if (row === undefined) return null;
  const { id: orderId, cart_id: cartId, test_mode: testMode, ...facts } = row;
  return { orderId, cartId, testMode, ...facts };
}

/** The purpose of an order just paid, by its page's secret; null when there is none. */
export async function purposeOfOrder(
  db: Database,
  websiteId: string,
  accessToken: string,
): Promise<CartPurpose | null> {
  const found = await db.$client.query<{ purpose: CartPurpose }>({
    name: 'checkout_purpose_of_order',
    text: 'select purpose from orders where website_id = $1 and access_token = $2',
    values: [websiteId, accessToken],
  });
  return found.rows[0]?.purpose ?? null;
}
