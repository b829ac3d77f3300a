export { cartIdOfRequest, cartIdOfSecret, clearCartCookies } from './cart-cookie.ts';
export type { CartRecord, CartRecordLine } from './cart-record.ts';
export { cartView, choiceOf, totalsOf } from './cart-view.ts';
export { answersPosted, skuChosen } from './form-routes.ts';
export { forgottenCartsJob } from './forgotten-carts.ts';
export { findItemPath, readCart } from './repository.ts';
export { cartRoutes } from './routes.ts';
export { viewCart } from './service.ts';
export { openPurposeCart, type PurposeCartError, type PurposeCartInput } from './purpose-cart.ts';
