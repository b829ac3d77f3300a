export {
  cartIdOfRequest,
  cartIdOfSecret,
  cartSecretOf,
  clearCartCookies,
  hasCartCookie,
  newCartSecret,
  setCartCookies,
} from './cart-cookie.ts';
export { addCode, removeCode } from './codes.ts';
export type { CartRecord, CartRecordLine } from './cart-record.ts';
export { cartView, choiceOf } from './cart-view.ts';
export { readPostedAnswers, skuChosen } from './form-routes.ts';
export { cartLimit } from './limits.ts';
export { notePricesShown, priceChanges } from './price-changes.ts';
export { findItemPath, readCart } from './repository.ts';
export { mockCart } from './mock-cart.ts';
export {
  changeDraftCart,
  createDraftCart,
  deleteDraftCart,
  type DraftCartLine,
  moveDraftCart,
} from './draft-cart.ts';
export { openDirectCheckoutCart } from './direct-checkout-cart.ts';
export { addEntry } from './service.ts';
