/** Distance between the places of a list that was numbered again: room for ten moves to the same spot. */
export const PLACE_STEP = 1024;

/** PostgreSQL's integer. */
const LIMIT = 2_147_483_647;

/**
 * So many places strictly between two, rising; null for the ends of the list. Null when there are not enough left and the
 * list must be numbered again.
 */
export function placesBetween(
  before: number | null,
  after: number | null,
  count: number,
): readonly number[] | null {
  const start = before ?? (after === null ? -PLACE_STEP : after - (count + 1) * PLACE_STEP);
  const gap = before === null || after === null ? PLACE_STEP * (count + 1) : after - before;
  const places = Array.from({ length: count }, (_, at) => start + Math.floor(((at + 1) * gap) / (count + 1)));
  return gap > count && places.every((place) => Math.abs(place) <= LIMIT) ? places : null;
}
