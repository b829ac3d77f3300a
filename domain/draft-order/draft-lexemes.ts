import { productMark } from '../order/order-lexemes.ts';
import { listLexemes } from '../search/list-lexemes.ts';
import type { DraftCustomer } from './customer-details.ts';

interface DraftLine {
  readonly itemId: string;
  readonly title: string;
  readonly sku: string;
}

/** What a draft order is found by in the owner's list: its number, customer, products and SKUs. */
export function draftLexemes(
  websiteId: string,
  { number, email, name, phone }: DraftCustomer & { readonly number: number },
  lines: readonly DraftLine[],
): string[] {
  const products = lines.flatMap(({ title, sku }) => [title, sku]);
  return listLexemes(
    websiteId,
    [number, email, name, phone, ...products].join(' '),
    lines.map(({ itemId }) => productMark(itemId)),
  );
}
