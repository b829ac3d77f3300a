/** Dispatched on `document` when the add flow has put an item into the cart. */
export const ITEM_ADDED = 'vitrine:item-added';

export interface ItemAddedDetail {
  readonly itemId: string;
}

export function announceItem(itemId: string): void {
  const detail: ItemAddedDetail = { itemId };
  document.dispatchEvent(new CustomEvent(ITEM_ADDED, { detail }));
}
