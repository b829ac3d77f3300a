import type { ShowNumber } from './en-lists.ts';

/** Texts of an order by hand, in which nothing is named. */
export const order = {
  moved: (show: ShowNumber, name: string, place: number) => `“${name}” is in place ${show(place)} now.`,
  placeOf: (name: string) => `Place of ${name}`,
  select: (name: string) => `Select ${name}`,
  selected: (show: ShowNumber, count: number) => `${show(count)} selected`,
  toTop: 'Move to top',
  toBottom: 'Move to bottom',
  place: 'Place',
  placeWrong: 'Enter a number.',
  moveThere: 'Move there',
  undo: 'Undo',
};

/** Texts of an order by hand that name what is ordered. */
export interface OrderWords {
  readonly title: string;
  readonly lead: string;
  readonly list: string;
  readonly selection: string;
  readonly more: string;
  readonly emptyTitle: string;
  readonly movedMany: (show: ShowNumber, count: number, place: number) => string;
  readonly tooMany: (show: ShowNumber, most: number) => string;
}

const wordsOf = (
  one: string,
  many: string,
): Pick<OrderWords, 'selection' | 'more' | 'movedMany' | 'tooMany'> => ({
  selection: `Selected ${many}`,
  more: `Show more ${many}`,
  movedMany: (show, count, place) =>
    count === 1
      ? `1 ${one} is in place ${show(place)} now.`
      : `${show(count)} ${many} begin at place ${show(place)} now.`,
  tooMany: (show, most) => `Move at most ${show(most)} ${many} at once.`,
});

const keys =
  'type its place, use its arrows, or press Alt with an arrow key, Home or End. Each move is saved at once.';

/** Texts of the order of products in the store. */
export const productOrder = {
  ...wordsOf('product', 'products'),
  title: 'Order in the store',
  link: 'Store order',
  words: 'sort arrange sequence position first shop page',
  lead: `The order of your store page. Drag a product, ${keys}`,
  page: 'Store page',
  back: 'All products',
  list: 'Products in the order of the store page',
  emptyTitle: 'Nothing to order yet',
  empty: 'Add a few products, then decide which one visitors see first.',
  add: 'Add product',
};

/** Texts of the order of projects, lessons and the like. */
export const writtenOrder = (one: string, many: string): OrderWords => ({
  ...wordsOf(one, many),
  title: `Order of ${many}`,
  lead: `Visitors see them in this order. Drag one, ${keys}`,
  list: `The ${many} in their order`,
  emptyTitle: 'Nothing to order yet',
});
/** What leads to it. */
export const writtenOrderLink = { name: 'Order', words: 'sort arrange sequence position first' };
