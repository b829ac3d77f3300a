/** Sort orders of a product list: the owner's own, or by a fact of the products. */
export const listOrders = ['featured', 'newest', 'price-up', 'price-down', 'title'] as const;
export type ListOrder = (typeof listOrders)[number];

/** The owner's own order. */
export const firstListOrder = 'featured' satisfies ListOrder;

export function isListOrder(text: string): text is ListOrder {
  return (listOrders as readonly string[]).includes(text);
}
