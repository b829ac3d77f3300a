/**
 * The add flow as a state machine: from a click on "Add To Cart", "Buy now" or "Subscribe" to its outcome. Each state maps
 * its events to the next state or end. The order is the specification's.
 * spec: storefront-commerce 4 "Add flow"
 */
export const addFlow = {
  // 1. Unselected options. A gift card has a separate message.
  options: {
    chosen: 'variant',
    missing: 'optionsMissing',
    denominationMissing: 'denominationMissing',
  },
  // 2. A combination that does not exist.
  variant: { found: 'stock', none: 'variantUnavailable' },
  // 3. At least one unit in stock.
  stock: { enough: 'quantity', short: 'outOfStock' },
  // 4. The quantity, then the stock for all of it.
  quantity: {
    good: 'form',
    short: 'outOfStock',
    notANumber: 'quantityNotANumber',
    notWhole: 'quantityNotWhole',
    notWholeForSubscription: 'subscriptionQuantityNotWhole',
    outOfRange: 'quantityOutOfRange',
  },
  // 5. Questions before the add: template and stock first, then the form.
  form: { none: 'way', answered: 'way', asked: 'formCheck' },
  formCheck: { ready: 'formOpen', short: 'formOutOfStock', failed: 'formFailed' },
  formOpen: { submitted: 'way', closed: 'givenUp', failed: 'formFailed' },
  // 6., 7., 8. How this product is sold.
  way: { giftCard: 'giftCardCheckout', donation: 'donationPage', subscription: 'subscribe', cart: 'add' },
  subscribe: {
    token: 'subscriptionCheckout',
    refused: 'subscriptionRefused',
    refusedWithForm: 'subscriptionWithFormRefused',
  },
  add: { added: 'afterAdd', refused: 'addRefused', refusedExpress: 'expressRefused' },
  // 9. Straight to checkout, the popover of a list, or the button's own message.
  afterAdd: { express: 'express', list: 'addedOnList', plain: 'added' },
  express: { hasCart: 'expressCheckout', noCart: 'expressNoCart' },
} as const;

export type AddState = keyof typeof addFlow;
export type AddEvent<S extends AddState> = keyof (typeof addFlow)[S];

/** Where every click starts. */
export const firstAddState = 'options' satisfies AddState;

/** `error_type` of the commerce events. spec: storefront-commerce 8 */
export type AddErrorType =
  | 'NO_VARIANT_SELECTED'
  | 'VARIANT_UNAVAILABLE'
  | 'OUT_OF_STOCK'
  | 'QUANTITY_NOT_A_NUMBER'
  | 'SUB_QUANTITY_NOT_A_WHOLE_NUMBER'
  | 'SUB_WITH_FORM_FAILURE'
  | 'SUB_API_FAILURE'
  | 'EXPRESS_CHECKOUT_FAILURE'
  | 'CUSTOM_FORM_RENDER_ERROR'
  | 'CUSTOM_FORM_RENDER_ERROR_OUT_OF_STOCK'
  | 'API_FAILURE';

/** The outcome of an end. */
interface AddEndMeaning {
  /** `sold`: the add succeeded; `left`: the visitor is sent elsewhere; `stopped`: they closed the form themselves. */
  readonly kind: 'sold' | 'left' | 'failed' | 'stopped';
  /** Set only when `kind` is 'failed'. */
  readonly errorType?: AddErrorType;
  /** A text of `domain/text/en/commerce.ts` or `product-page.ts`, 'server' for the message of the response, or none. */
  readonly message?:
    | 'selectOptions'
    | 'selectDenomination'
    | 'variantUnavailable'
    | 'outOfStock'
    | 'quantityNotANumber'
    | 'quantityNotWhole'
    | 'quantityOutOfRange'
    | 'checkoutNeedsCookies'
    | 'server'
    | 'empty';
}

/** Every end of the flow. spec: storefront-commerce 4, 8 */
export const addEnds = {
  optionsMissing: { kind: 'failed', errorType: 'NO_VARIANT_SELECTED', message: 'selectOptions' },
  denominationMissing: { kind: 'failed', errorType: 'NO_VARIANT_SELECTED', message: 'selectDenomination' },
  variantUnavailable: { kind: 'failed', errorType: 'VARIANT_UNAVAILABLE', message: 'variantUnavailable' },
  outOfStock: { kind: 'failed', errorType: 'OUT_OF_STOCK', message: 'outOfStock' },
  quantityNotANumber: { kind: 'failed', errorType: 'QUANTITY_NOT_A_NUMBER', message: 'quantityNotANumber' },
  quantityNotWhole: { kind: 'failed', errorType: 'QUANTITY_NOT_A_NUMBER', message: 'quantityNotWhole' },
  subscriptionQuantityNotWhole: {
    kind: 'failed',
    errorType: 'SUB_QUANTITY_NOT_A_WHOLE_NUMBER',
    message: 'quantityNotWhole',
  },
  quantityOutOfRange: { kind: 'failed', errorType: 'QUANTITY_NOT_A_NUMBER', message: 'quantityOutOfRange' },
  formFailed: { kind: 'failed', errorType: 'CUSTOM_FORM_RENDER_ERROR', message: 'empty' },
  formOutOfStock: {
    kind: 'failed',
    errorType: 'CUSTOM_FORM_RENDER_ERROR_OUT_OF_STOCK',
    message: 'outOfStock',
  },
  givenUp: { kind: 'stopped' },
  giftCardCheckout: { kind: 'left' },
  donationPage: { kind: 'left' },
  subscriptionCheckout: { kind: 'left' },
  subscriptionRefused: { kind: 'failed', errorType: 'SUB_API_FAILURE', message: 'server' },
  subscriptionWithFormRefused: { kind: 'failed', errorType: 'SUB_WITH_FORM_FAILURE', message: 'server' },
  addRefused: { kind: 'failed', errorType: 'API_FAILURE', message: 'server' },
  expressRefused: { kind: 'failed', errorType: 'EXPRESS_CHECKOUT_FAILURE', message: 'server' },
  expressNoCart: { kind: 'failed', errorType: 'EXPRESS_CHECKOUT_FAILURE', message: 'checkoutNeedsCookies' },
  expressCheckout: { kind: 'sold' },
  addedOnList: { kind: 'sold' },
  added: { kind: 'sold' },
} as const satisfies Record<string, AddEndMeaning>;

export type AddEnd = keyof typeof addEnds;

/** Whether the flow is over. */
export function isAddEnd(step: AddState | AddEnd): step is AddEnd {
  return Object.hasOwn(addEnds, step);
}

/** What follows when `event` happens in `state`. */
export function afterEvent<S extends AddState>(state: S, event: AddEvent<S>): AddState | AddEnd {
  // Every value of the table is a state or an end; the test checks all of them.
  return addFlow[state][event] as AddState | AddEnd;
}
