/**
 * Hundredths of a percent from what a person types: `10`, `12.5`, `12,5 %`. Null when it is none, is negative, or has
 * more than two decimals.
 */
export function readPercent(typed: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
