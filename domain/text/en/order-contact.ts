/** What an owner reads when the corrected place of an order would be charged differently. */
export const chargedDifferently =
  'Tax or delivery is different there, and this order was charged for the place it has. Cancel it and order anew instead.';
