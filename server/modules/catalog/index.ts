export { catalogAdminRoutes } from './admin-routes.ts';
export {
  addProductPicture,
  listProductsForOwner,
  productForOwner,
  type ProductChange,
  updateProduct,
} from './owner-products.ts';
export { catalogRoutes } from './routes.ts';
export { createProduct, type NewProduct, type NewVariant, productsByItemIds, readStock } from './service.ts';
