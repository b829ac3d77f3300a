import type { ShowNumber } from './en-lists.ts';

/** Texts of the order of products in the store. */
export const productOrder = {
  title: 'Order in the store',
  link: 'Store order',
  words: 'sort arrange sequence position first shop page',
  lead: 'The order of your store page. Drag a product, type its place, use its arrows, or press Alt with an arrow key, Home or End. Each move is saved at once.',
  page: 'Store page',
  back: 'All products',
  list: 'Products in the order of the store page',
  moved: (show: ShowNumber, name: string, place: number) => `“${name}” is in place ${show(place)} now.`,
  movedMany: (show: ShowNumber, count: number, place: number) =>
    count === 1
      ? `1 product is in place ${show(place)} now.`
      : `${show(count)} products begin at place ${show(place)} now.`,
  placeOf: (name: string) => `Place of ${name}`,
  select: (name: string) => `Select ${name}`,
  selection: 'Selected products',
  selected: (show: ShowNumber, count: number) => `${show(count)} selected`,
  tooMany: (show: ShowNumber, most: number) => `Move at most ${show(most)} products at once.`,
  toTop: 'Move to top',
  toBottom: 'Move to bottom',
  place: 'Place',
  placeWrong: 'Enter a number.',
  moveThere: 'Move there',
  undo: 'Undo',
  more: 'Show more products',
  emptyTitle: 'Nothing to order yet',
  empty: 'Add a few products, then decide which one visitors see first.',
  add: 'Add product',
};
