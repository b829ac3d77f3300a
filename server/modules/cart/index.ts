export { cartIdOfRequest, cartIdOfSecret, clearCartCookies, hasCartCookie } from './cart-cookie.ts';
export { addCode, removeCode } from './codes.ts';
export type { CartRecord, CartRecordLine } from './cart-record.ts';
export { cartView, choiceOf, totalsOf } from './cart-view.ts';
export { answersPosted, skuChosen } from './form-routes.ts';
export { forgottenCartsJob } from './forgotten-carts.ts';
export { notePricesShown, priceChanges } from './price-changes.ts';
export { findItemPath, readCart } from './repository.ts';
export { cartRoutes } from './routes.ts';
export { viewCart } from './service.ts';
export { mockCart } from './mock-cart.ts';
export {
  openDirectCheckoutCart,
  type DirectCheckoutCartError,
  type DirectCheckoutCartInput,
} from './direct-checkout-cart.ts';
