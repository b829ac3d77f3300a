/** Maximum weight of a tag. */
const HEAVIEST = 5;

/**
 * The weight of each count relative to the others, 1 to 5; logarithmic, so that one large count does not flatten the
 * rest.
 */
export function weigh(counts: readonly number[]): number[] {
  const sizes = counts.map((count) => Math.log(Math.max(1, count)));
  const least = Math.min(...sizes);
  const span = Math.max(...sizes) - least;
  return sizes.map((size) => (span === 0 ? 1 : 1 + Math.round(((size - least) / span) * (HEAVIEST - 1))));
}
