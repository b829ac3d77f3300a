/** Words of the checkout and of the order's own pages. */

// The form
export const checkoutHeading = 'Checkout';
export const contact = 'Contact';
export const email = 'Email';
export const emailHint = 'For your order confirmation.';
export const deliveryAddress = 'Delivery address';
export const billingAddress = 'Billing address';
export const country = 'Country';
export const chooseCountry = 'Choose a country';
export const firstName = 'First name';
export const lastName = 'Last name';
export const line1 = 'Address';
export const line2 = 'Apartment, suite, floor';
export const optional = 'optional';
export const city = 'City';
export const region = 'State or province';
export const chooseRegion = 'Choose one';
export const postalCode = 'Postal code';
export const phone = 'Phone';
export const deliveryMethod = 'Delivery';
export const deliveryNeedsAddress = 'Enter your address to see how we deliver there.';
export const deliveryWay = 'How you get it';
export const deliver = 'Deliver it';
export const pickUp = 'Pick it up';
export const pickUpAt = 'Pickup';
export const free = 'Free';
export const orderNote = 'Order note';
export const payment = 'Payment';
export const cardNumber = 'Card number';
export const cardExpiry = 'Expiry date';
export const cardExpiryFormat = 'MM / YY';
export const cardCvc = 'Security code';
export const cardCvcHint = '3 digits on the back, or 4 on the front of an Amex.';
export const testModeTitle = 'Test mode: no money moves.';
export const testModeCards =
  'Pay with 4242 4242 4242 4242, any later date and any three digits. 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 lacks funds, 4000 0025 0000 3155 asks you to confirm.';
export const orderSummary = 'Order summary';
export const quantityOfLine = 'Quantity {quantity}';
/** Where prices contain the tax already. */
export const taxIncluded = 'of which {name} ({percent} %)';
export const toPay = 'To pay';
export const paidByCard = 'Paid by card';
export const taxNamed = '{name} ({percent} %)';
export const nothingDue = 'There is nothing left to pay. No card is needed.';
export const payByCard = 'Card';
export const payByHand = { 'bank-transfer': 'Bank transfer', 'on-collection': 'Pay when you pick it up' };
export const payByHandHints = {
  'bank-transfer':
    'You get our bank details with your order, which we prepare once your payment has arrived.',
  'on-collection': 'You pay when you come for your order.',
};
export const paymentsClosed =
  'This shop cannot take payments at the moment. Please try again later, or contact the shop.';
export const subscriptionByCard =
  'A subscription is paid by card, since each renewal is charged automatically.';
export const payWithUnavailable = 'This way to pay is not offered for this order. Please choose another one.';
export const placeOrder = 'Place order';
export const yourName = 'Your name';
export const pickupHint = 'You pick this order up, so we need no delivery address.';
export const cardFieldsLoading = 'Loading the card fields…';
export const cardFieldsFailed = 'The card fields could not be loaded. Please reload the page.';
export const cardFieldsNeedScript =
  'Paying by card here needs JavaScript. Please turn it on and reload the page.';

// Codes
export const codeLabel = 'Discount code or gift card';
export const applyCode = 'Apply';
export const remove = 'Remove';
export const removeCode = 'Remove {code}';
export const giftCardEnding = 'Gift card ending {last4}';
export const giftCardEmpty = 'Nothing is left on this gift card.';
export const updateTotals = 'Update totals';
export const pay = 'Pay {total}';
export const paying = 'Paying…';
export const openOrder = 'Open your order';
export const backToCart = 'Back to cart';
export const pleaseCheck = 'Please check the marked fields.';
export const cardsTaken = 'Cards we take';
export const cardIsSafe = 'We hand your card to the payment service and never store it.';

// The order's pages
export const receivedHeading = 'We have received your order';
export const receivedSentence =
  'Your payment is being confirmed. This page shows your order as soon as it is.';
export const receivedHint = 'There is nothing you need to do, and you will not be charged twice.';
const thankYou = 'Thank you for your order';
/** Headings of the pages that confirm, by what was bought. */
export const thanks = {
  shopping: thankYou,
  'gift-card': thankYou,
  renewal: thankYou,
  'payment-link': thankYou,
  donation: 'Thank you for your contribution',
  subscription: 'Thank you for subscribing',
} as const;
export const pickupName = 'For';
export const orderNumber = 'Order {number}';
export const confirmationSent = 'A confirmation is on its way to {email}.';
export const orderPlacedOn = 'Placed on {date}';
export const orderStatusLink = 'View order status';
export const orderStatus = 'Status';
export const deliverTo = 'Deliver to';
export const paidWith = 'Paid with';
export const cardEndingIn = '{brand} ending in {last4}';
export const refunded = 'Refunded';
export const howToPay = 'How to pay';
/** `number` is the order's. */
export const payByHandSteps = {
  'bank-transfer': 'Please transfer {amount} with the reference {number}.',
  'on-collection': 'You pay {amount} when you pick up your order.',
};
export const payByDay = 'Please pay by {date}. Unpaid orders are canceled after that day.';
export const totalToPay = 'Total to pay';
export const stillToPay = 'Still to pay';
export const paidTotal = 'Total paid';
export const testOrder = 'This is a test order: no money moved.';
