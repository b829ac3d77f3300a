import { CallFailure } from '@vitrine/contracts/client.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { SellableProduct } from '@vitrine/contracts/sellable-products.ts';
import { MAX_DRAFT_LINES } from '@vitrine/domain/draft-order/draft-order-limits.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { client } from '../../app/client.ts';
import { customLine, type DraftLine, type DraftValues, lineOf } from './draft-values.ts';

/** What a new draft starts with. */
export interface DraftStart {
  readonly values: Partial<DraftValues>;
  /** Products of the order that cannot be sold by a draft now. */
  readonly dropped: readonly string[];
}

/** Items of one call. */
const ITEMS = 100;

const nothing: DraftStart = { values: {}, dropped: [] };

interface StartFrom {
  readonly customer: string | null;
  readonly order: string | null;
  readonly currency: CurrencyCode;
}

/** What a draft starts with that is made from a customer or an order; nothing where these do not exist. */
export async function startOf(
  { customer, order, currency }: StartFrom,
  signal: AbortSignal,
): Promise<DraftStart> {
  try {
    if (order !== null) return await startOfOrder(order, currency, signal);
    return customer === null ? nothing : await startOfCustomer(customer, signal);
  } catch (error) {
    if (error instanceof CallFailure && [404, 422].includes(error.status)) return nothing;
    throw error;
  }
}

async function startOfCustomer(id: string, signal: AbortSignal): Promise<DraftStart> {
  const { name, email, phone } = await client.call(
    'GET',
    '/api/admin/customers/:id',
    { params: { id } },
    signal,
  );
  return { values: { name, email, phone }, dropped: [] };
}

/** The buyer of an order, and what it sold at today's prices. */
async function startOfOrder(id: string, currency: CurrencyCode, signal: AbortSignal): Promise<DraftStart> {
  const order = await client.call('GET', '/api/admin/orders/:id', { params: { id } }, signal);
  const ofProducts = order.lines.filter(({ isCustom }) => !isCustom);
  const items = [...new Set(ofProducts.map(({ itemId }) => itemId))].slice(0, ITEMS).join(',');
  const products =
    items === ''
      ? []
      : (await client.call('GET', '/api/admin/sellable-products', { query: { items } }, signal)).products;
  const { lines, dropped } = linesOf(order, products, currency);
  const values = { name: order.buyerName, email: order.email, phone: order.details.address.phone, lines };
  return { values, dropped };
}

type SoldLine = Pick<
  OrderDetail['lines'][number],
  'variantId' | 'productName' | 'quantity' | 'isCustom' | 'productType' | 'unitPriceMinor'
>;

/** The lines of a draft that sells the same again; `dropped` names what cannot be sold by one now. */
export function linesOf(
  { lines: sold, currency: soldIn }: { readonly lines: readonly SoldLine[]; readonly currency: string },
  products: readonly SellableProduct[],
  currency: CurrencyCode,
): { readonly lines: readonly DraftLine[]; readonly dropped: readonly string[] } {
  // The same variant may have been on two lines, with other answers to its questions.
  const quantities = new Map<string, number>();
  for (const { variantId, quantity } of sold) {
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  }
  const lines = new Map<string, DraftLine>();
  for (const product of products.filter(({ refusal }) => refusal === null)) {
    for (const variant of product.variants) {
      const quantity = quantities.get(variant.variantId);
      if (quantity !== undefined) lines.set(variant.variantId, lineOf(product, variant, currency, quantity));
    }
  }
  for (const line of sold.filter(({ isCustom }) => isCustom)) {
    lines.set(line.variantId, customLineOf(line, currency === soldIn ? currency : null));
  }
  const ids = [...quantities.keys()].filter((id) => lines.has(id)).slice(0, MAX_DRAFT_LINES);
  const kept = new Set(ids);
  return {
    lines: ids.flatMap((id) => lines.get(id) ?? []),
    dropped: [
      ...new Set(sold.filter(({ variantId }) => !kept.has(variantId)).map(({ productName }) => productName)),
    ],
  };
}

/**
 * A custom item has no price but the one it was sold at, none in another currency. Whether it was taxed is not known of
 * an order.
 */
function customLineOf(
  { productName, productType, quantity, unitPriceMinor }: SoldLine,
  currency: CurrencyCode | null,
): DraftLine {
  const line = customLine();
  return {
    ...line,
    custom: { title: productName, isTaxed: true, isShipped: traitsOf(productType).ships },
    quantity: String(quantity),
    unitPriceMinor: currency === null ? '' : toDecimal({ minor: unitPriceMinor, currency }),
  };
}
