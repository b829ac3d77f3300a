export { productSource, wantedProducts } from './product-list.ts';
export { productForOwner } from './product-detail.ts';
export { updateProduct } from './update-product.ts';
export { createProduct, type NewProduct, productsByItemIds, readStock } from './service.ts';
