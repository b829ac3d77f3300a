import type { CartPurpose, CartTotals } from '@vitrine/domain/cart/cart.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { Database } from '../../platform/db/database.ts';

/** What the order's pages need beyond the owner's view. */
export interface OrderPageData {
  readonly orderId: string;
  /** Of the subscription it renews: access to the one includes the other. Null for an order a buyer placed. */
  readonly firstOrderId: string | null;
  readonly accessToken: string;
  /** Identifies its buyer. */
  readonly email: string;
  readonly postalCode: string;
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
): Promise<OrderPageData | null> {
  const found = await db.$client.query<{
    id: string;
    first_order_id: string | null;
    email: string;
    postal_code: string;
    cart_id: string;
    purpose: CartPurpose;
    test_mode: boolean;
    currency: CurrencyCode;
    totals: CartTotals;
    lines: OrderDraft['lines'];
  }>({
    name: 'checkout_find_placed_order',
    text: `select o.id, s.first_order_id, o.email, coalesce(o.details #>> '{address,postalCode}', '') as postal_code, o.cart_id, o.purpose, o.test_mode, o.currency, o.totals, p.draft -> 'lines' as lines
      from orders o join payments p on p.website_id = o.website_id and p.id = o.payment_id
      left join subscriptions s on s.website_id = o.website_id and s.id = o.subscription_id
      where o.website_id = $1 and o.access_token = $2`,
    values: [websiteId, accessToken],
  });
  const row = found.rows[0];
  if (row === undefined) return null;
  const { currency, email, lines, purpose, totals } = row;
  return {
    orderId: row.id,
    firstOrderId: row.first_order_id,
    accessToken,
    email,
    postalCode: row.postal_code,
    cartId: row.cart_id,
    testMode: row.test_mode,
    currency,
    purpose,
    totals,
    lines,
  };
}

/** The order with this number; null when there is none. */
export async function findOrderByNumber(
  db: Database,
  websiteId: string,
  number: number,
): Promise<(Pick<OrderPageData, 'orderId' | 'accessToken' | 'email'> & { readonly postalCode: '' }) | null> {
  const found = await db.$client.query<{ id: string; access_token: string; email: string }>({
    name: 'checkout_find_order_by_number',
    text: 'select id, access_token, email from orders where website_id = $1 and number = $2',
    values: [websiteId, number],
  });
  const row = found.rows[0];
  if (row === undefined) return null;
  return { orderId: row.id, accessToken: row.access_token, email: row.email, postalCode: '' };
}

/** The purpose of a paid order, by its page's secret; null when there is none. */
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
