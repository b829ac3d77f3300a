import { exportProducts } from './admin-products.ts';
import { endpoint } from './endpoint.ts';

export const exportStock = endpoint({
  method: 'GET',
  path: '/api/admin/products/stock.csv',
  auth: 'owner',
  summary: 'Exports the stock of products as CSV: a line for each variant, to be changed and imported.',
  query: exportProducts.query,
  answer: { contentTypes: ['text/csv'] },
  example: { query: { search: 'mug' } },
});
