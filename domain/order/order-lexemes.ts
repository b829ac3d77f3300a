import { listLexemes } from '../search/list-lexemes.ts';
import type { OrderDraft, OrderLine } from './order.ts';

/** The mark of orders with a product: the filter of the owner's list. */
export const productMark = (itemId: string): string => `p:${itemId}`;

/** The mark of orders with a tag. */
export const orderTagMark = (tag: string): string => `t:${tag}`;

/** What an order is found by in the owner's list: its number, buyer, postal address, products, SKUs and tags. */
export function orderLexemes(
  websiteId: string,
  number: number,
  {
    details: { email, address },
    lines,
  }: Pick<OrderDraft, 'details'> & {
    readonly lines: readonly Pick<OrderLine, 'itemId' | 'productName' | 'sku'>[];
  },
  tags: readonly string[] = [],
): string[] {
  const products = lines.flatMap((line) => [line.productName, line.sku]);
  return listLexemes(websiteId, [number, email, ...Object.values(address), ...products].join(' '), [
    ...lines.map((line) => productMark(line.itemId)),
    ...tags.map(orderTagMark),
  ]);
}

/** What an order adds to what its customer is found by: name, email, phone and place. */
export function customerLexemes(
  websiteId: string,
  { details: { email, address } }: Pick<OrderDraft, 'details'>,
): string[] {
  const { firstName, lastName, phone, city, region, country } = address;
  return listLexemes(websiteId, [email, firstName, lastName, phone, city, region, country].join(' '));
}
