/** Texts of the list of products. */
export const productList = {
  noun: { one: 'product', many: 'products' },
  search: 'Name, SKU, barcode or web address',
  searchLabel: 'Search products by name, SKU, barcode or web address',
  created: 'Created',
  updated: 'Updated',
  inStock: 'In stock',
  low: 'Low stock',
  deleted: 'In the bin',
  bin: 'Bin',
  leaveBin: 'All products',
  emptyTitle: 'No products yet',
  empty: 'Add what you sell: a name, a price and a picture are enough to begin.',
  binEmptyTitle: 'The bin is empty',
  binEmpty: 'Products you delete come here. Until the bin is emptied, they can be restored.',
  tag: 'Tag',
  tagPlaceholder: 'Type or choose a tag',
  category: 'Category',
  categoryPlaceholder: 'Type or choose a category',
};

/** What can be made and found beside the list. */
export const productActions = {
  add: 'Add product',
  addWords: 'new create sell goods service gift card download subscription',
  bin: 'Deleted products',
  binWords: 'bin trash restore',
};
