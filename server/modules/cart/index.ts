export { cartIdOfRequest, cartIdOfSecret, clearCartCookies, hasCartCookie } from './cart-cookie.ts';
export { addCode, removeCode } from './codes.ts';
export type { CartRecord, CartRecordLine } from './cart-record.ts';
export { cartView, choiceOf } from './cart-view.ts';
export { answersPosted, skuChosen } from './form-routes.ts';
export { notePricesShown, priceChanges } from './price-changes.ts';
export { findItemPath, readCart } from './repository.ts';
export { mockCart } from './mock-cart.ts';
export { openDirectCheckoutCart } from './direct-checkout-cart.ts';
