/** What a buyer reads when an order is not delivered to a place. */
export const deliveryClosed = 'This shop does not deliver at the moment. Please contact the shop.';
export const addressNotDelivered = 'We do not deliver to that address.';
export const tooHeavy = 'We deliver up to {weight} to that address, and this order weighs more.';
export const tooSmall = 'Delivery to that address starts at an order of {amount}.';
export const orderNotDelivered =
  'We have no delivery to that address for an order like this. Please contact the shop.';
