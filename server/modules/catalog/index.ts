export { catalogAdminRoutes } from './admin-routes.ts';
export { listProductsForOwner, productForOwner, updateProduct } from './owner-products.ts';
export { catalogRoutes } from './routes.ts';
export { createProduct, type NewProduct, productsByItemIds, readStock } from './service.ts';
export { customFormRoutes } from './custom-form-routes.ts';
