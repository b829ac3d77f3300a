export { listProductsForOwner, productForOwner, updateProduct } from './owner-products.ts';
export { createProduct, type NewProduct, productsByItemIds, readStock } from './service.ts';
