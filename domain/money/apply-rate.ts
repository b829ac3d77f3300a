/**
 * A share of an amount, rounded half up to the minor unit, e.g. a tax. `rate` is a fraction of at least 0 with up
 * to six decimals (0.07 is 7 %). Calculated in integers, so that 7.5 % of 1.40 is 0.11 and never 0.10.
 */
export function applyRate(minor: number, rate: number): number {
  const millionths = BigInt(Math.round(rate * 1_000_000));
  return Number((BigInt(minor) * millionths * 2n + 1_000_000n) / 2_000_000n);
}
