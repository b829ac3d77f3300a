/** Texts of the order of products in the store. */
export const productOrder = {
  title: 'Order in the store',
  link: 'Store order',
  words: 'sort arrange sequence position first shop page',
  lead: 'The order of your store page. Drag a product, use its arrows, or press Alt and an arrow key. Each move is saved at once.',
  back: 'All products',
  list: 'Products in the order of the store page',
  moved: (name: string, place: number) => `“${name}” is in place ${place} now.`,
  undo: 'Undo',
  more: 'Show more products',
  emptyTitle: 'Nothing to order yet',
  empty: 'Add a few products, then decide which one visitors see first.',
  add: 'Add product',
};
