/**
 * Why the quantity of a variant changed. `initial`: the variant was created. `reserved`: an order is being paid.
 * `released`: it was not paid. `returned`: units of an order are for sale again. `imported`: an imported file. The
 * others are what an owner says.
 */
const stockReasons = [
  'initial',
  'reserved',
  'released',
  'returned',
  'imported',
  'received',
  'counted',
  'damaged',
  'correction',
] as const;
export type StockReason = (typeof stockReasons)[number];
