/** Texts of the products' files: CSV out and in. */
export const productCsv = {
  menu: 'Export',
  menuLabel: 'Export products or stock',
  all: 'All products',
  shown: 'The products shown',
  products: 'Products (CSV)',
  productsHint: 'Everything about them, a line for each variant',
  stock: 'Stock only (CSV)',
  stockHint: 'Five columns to count and change',
};
