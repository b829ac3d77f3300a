/** Texts of the list of products. */
export const productList = {
  noun: { one: 'product', many: 'products' },
  search: 'Name, SKU or web address',
  searchLabel: 'Search products by name, SKU or web address',
  created: 'Created',
  updated: 'Updated',
  inStock: 'In stock',
  low: 'Low stock',
  deleted: 'In the bin',
  tag: 'Tag',
  tagPlaceholder: 'A whole tag',
  category: 'Category',
  categoryPlaceholder: 'A whole category',
};
