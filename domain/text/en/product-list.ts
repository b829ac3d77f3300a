/** Words of a list of products beyond those of `commerce.ts`. */
export const sortLabel = 'Sort by';
export const orderNames = {
  featured: 'Featured',
  newest: 'Newest',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  title: 'Name',
};
export const filterLabel = 'Show';
export const allProducts = 'All';
export const productCount = { one: '1 product', other: '{n} products' };
export const emptyShelf = 'Nothing on the shelf just now.';
export const emptyFilter = 'Nothing found for “{tag}”.';
export const seeEverything = 'See everything';
export const pagesLabel = 'Pages';
export const previousPage = 'Previous';
export const nextPage = 'Next';
export const pageNumber = 'Page {n}';

export const quickViewOf = 'Quick view: {productName}';
/** The template language's own name of the button. */
export const quickView = 'Quick View';
