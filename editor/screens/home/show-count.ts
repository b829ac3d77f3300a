/** A count that stops, as people read it: `12`, `1,000+`. */
export function showCount(
  { count, isMore }: { readonly count: number; readonly isMore: boolean },
  showNumber: (value: number) => string,
): string {
  return `${showNumber(count)}${isMore ? '+' : ''}`;
}
