/**
 * Splits minor units by weights so that the parts add up exactly to the whole. Each part is within one unit of its
 * exact share; leftover units go to the largest remainders, earlier parts first. All weights 0 counts as equal
 * weights. Throws a RangeError on negative or non-integer input.
 */
export function allocate(minor: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(minor)) throw new RangeError('allocate takes a safe integer');
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('weights are integers of at least 0');
  }
  if (weights.length === 0) {
    if (minor !== 0) throw new RangeError('an amount needs at least one part');
    return [];
  }
  const shares = weights.every((weight) => weight === 0) ? weights.map(() => 1n) : weights.map(BigInt);
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const whole = BigInt(Math.abs(minor));
  const parts = shares.map((share) => (whole * share) / total);
  let rest = Number(whole - parts.reduce((sum, part) => sum + part, 0n));
  const order = shares
    .map((share, index) => ({ index, remainder: (whole * share) % total }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  const extra = new Set<number>();
  for (const { index } of order) {
    if (rest === 0) break;
    extra.add(index);
    rest -= 1;
  }
  return parts.map((part, index) => {
    const value = Number(part) + (extra.has(index) ? 1 : 0);
    return minor < 0 && value !== 0 ? -value : value;
  });
}
