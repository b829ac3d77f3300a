/** Heaviest weight of a tag. */
const HEAVIEST = 5;

/** How heavily each count weighs among the others, 1 to 5; by magnitude, so that one giant leaves the rest apart. */
export function weigh(counts: readonly number[]): number[] {
  const sizes = counts.map((count) => Math.log(Math.max(1, count)));
  const least = Math.min(...sizes);
  const span = Math.max(...sizes) - least;
  return sizes.map((size) => (span === 0 ? 1 : 1 + Math.round(((size - least) / span) * (HEAVIEST - 1))));
}
