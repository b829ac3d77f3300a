export { productSource, wantedProducts } from './product-list.ts';
export { productForOwner } from './product-detail.ts';
export { updateProduct, updateProductIn } from './update-product.ts';
export { setProductStatusIn, storePageOf } from './product-lifecycle.ts';
export { ensureStockRows, lockStockLevels, setStockLevels, type StockLevel } from './edit-repository.ts';
export { createProduct, createProductIn, type NewProduct, productsByItemIds, readStock } from './service.ts';
export { newSku } from './new-sku.ts';
export { lockProducts } from './bulk/repository.ts';
export { lockProduct, selectStorePage } from './lifecycle-repository.ts';
