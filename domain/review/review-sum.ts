/** How many reviews have a number of stars, and how many of these are of buyers. */
export interface StarCount {
  readonly rating: number;
  readonly count: number;
  /** At most `count`. */
  readonly verified: number;
}

export interface ReviewSum {
  readonly count: number;
  /** 1 to 5, to one decimal; 0 without reviews. */
  readonly average: number;
}

function sumOf(counts: readonly StarCount[], of: 'count' | 'verified'): ReviewSum {
  const count = counts.reduce((sum, one) => sum + one[of], 0);
  if (count === 0) return { count: 0, average: 0 };
  const stars = counts.reduce((sum, one) => sum + one.rating * one[of], 0);
  return { count, average: Math.round((stars * 10) / count) / 10 };
}

/** Number and average of all reviews. */
export const sumOfReviews = (counts: readonly StarCount[]): ReviewSum => sumOf(counts, 'count');

/** Number and average of the reviews of buyers: what search engines may be given. */
export const sumOfVerified = (counts: readonly StarCount[]): ReviewSum => sumOf(counts, 'verified');
