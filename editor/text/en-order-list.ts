/** Texts of the list of orders. */
export const orderList = {
  noun: { one: 'order', many: 'orders' },
  search: 'Number, name, address or product',
  searchLabel: 'Search orders by number, name, address, email or product',
  items: 'Items',
  fulfilment: 'Fulfillment',
  product: 'Product',
  productSearch: 'Product name or SKU',
  more: 'Show more orders',
};
