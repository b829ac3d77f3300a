/** Distance between the places of a list that was numbered again: room for ten moves to the same spot. */
export const PLACE_STEP = 1024;

/** PostgreSQL's integer. */
const LIMIT = 2_147_483_647;

/**
 * A place strictly between two, null for the ends of the list; null when there is none left and the list must be
 * numbered again.
 */
export function placeBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0;
  const place =
    before === null
      ? (after ?? 0) - PLACE_STEP
      : after === null
        ? before + PLACE_STEP
        : Math.floor((before + after) / 2);
  const isBetween = (before === null || place > before) && (after === null || place < after);
  return isBetween && Math.abs(place) <= LIMIT ? place : null;
}
