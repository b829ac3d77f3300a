export { catalogRoutes } from './routes.ts';
export { createProduct, type NewProduct, type NewVariant, productsByItemIds, readStock } from './service.ts';
export { giveBackStock, type StockMove, type StockOutcome, takeStock } from './stock.ts';
