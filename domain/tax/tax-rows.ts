/**
 * Why no tax is charged on a part of an order: it is a gift card, taxed when it is used; a donation; a product or a
 * delivery without tax where others have one; the store charges no tax at that place; or the customer is exempt.
 */
export const untaxedReasons = ['gift-card', 'donation', 'product', 'delivery', 'place', 'exempt'] as const;
export type UntaxedReason = (typeof untaxedReasons)[number];

/** A tax of an order: on what, and how much. Minor units. */
export interface TaxRow {
  readonly name: string;
  /** A fraction: 0.19. */
  readonly rate: number;
  readonly netMinor: number;
  readonly taxMinor: number;
}

/** A sum that no tax is charged on. */
export interface UntaxedRow {
  readonly reason: UntaxedReason;
  readonly netMinor: number;
}

/** What documents say about the taxes of an order. */
export interface TaxSummary {
  /** One for each tax, also of a rate of 0. Where two taxes are charged on the same goods, both rows have their net. */
  readonly rows: readonly TaxRow[];
  readonly untaxed: readonly UntaxedRow[];
  /** Positions of `rows`, by line. */
  readonly lineRows: readonly (readonly number[])[];
  readonly deliveryRows: readonly number[];
}

/** A part of an order's taxes: those of a refund. */
export type TaxShare = Pick<TaxSummary, 'rows' | 'untaxed'>;
