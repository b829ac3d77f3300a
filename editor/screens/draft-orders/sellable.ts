import type { SellableProduct } from '@vitrine/contracts/sellable-products.ts';
import { lineProblemTexts } from '@vitrine/domain/text/en/draft-orders.ts';
import { client } from '../../app/client.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';

/** A product as a pick list finds it. */
export interface FoundProduct extends SellableProduct {
  readonly id: string;
}

/** Products by beginnings of words of their names and SKUs. */
export async function findSellable(search: string, signal: AbortSignal): Promise<readonly FoundProduct[]> {
  const { products } = await client.call(
    'GET',
    '/api/admin/sellable-products',
    { query: { search } },
    signal,
  );
  return products.map((product) => ({ ...product, id: product.itemId }));
}

/** Why a product cannot be sold by a draft order or a link, as a sentence; null when it can. */
export function refusalOfProduct({ title, refusal, variants }: FoundProduct): string | null {
  if (refusal !== null) return text.problemOf(title, lineProblemTexts[refusal]);
  return variants.length === 0 ? text.noVariants(title) : null;
}
