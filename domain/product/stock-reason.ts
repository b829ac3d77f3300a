/** Why an owner changes the stock of a variant. */
export const adjustmentReasons = ['received', 'counted', 'damaged', 'correction'] as const;

/**
 * Why the quantity of a variant changed. `initial`: the variant was created. `reserved`: an order is being paid.
 * `released`: it was not paid. `returned`: units of an order are for sale again.
 * `return-deleted`: they had not come back after all. `imported`: an imported file.
 * `removed`: the variant was deleted. The others are what an owner says.
 */
export const stockReasons = [
  'initial',
  'reserved',
  'released',
  'returned',
  'return-deleted',
  'imported',
  'removed',
  ...adjustmentReasons,
] as const;
export type StockReason = (typeof stockReasons)[number];
