/** What an owner reads when a product cannot be sold by a draft order or a payment link, by reason. */
export const lineProblemTexts = {
  unpublished: 'Visitors cannot buy this product now. Publish it first.',
  subscription: 'Subscriptions are sold on their own page only.',
  donation: 'Donors choose the amount of a donation themselves, so it cannot be sold here.',
  'gift-card': 'Gift cards are sold on their own page only.',
  'not-sold': 'Products of this type are not sold.',
  questions:
    'This product asks its buyers questions that have to be answered. Make them optional first, or let the customer order it in the shop.',
  deleted: 'This product was deleted. Remove it, or choose another one.',
  'out-of-stock': 'Fewer units are left in stock.',
} as const;
export const lineDoubled = 'This product is here already. Change its quantity instead.';
export const customIdTaken = 'This item needs an id of its own.';
export const expiryPassed = 'This day is over. Choose today or a later day.';
export const expiryTooFar = 'Choose a day within the next ten years, or none.';
