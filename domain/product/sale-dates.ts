/** When a product's sale begins and ends, milliseconds since the epoch; null: at once, and never. */
export interface SaleDates {
  readonly startsOn: number | null;
  readonly endsOn: number | null;
}

/** Whether the sale is on. */
export function isSaleTime({ startsOn, endsOn }: SaleDates, now: number): boolean {
  return (startsOn === null || startsOn <= now) && (endsOn === null || endsOn > now);
}

/** What is wrong with the dates an owner enters, by field. */
export function saleFaults({ startsOn, endsOn }: SaleDates, now: number): Record<string, string> {
  if (endsOn === null) return {};
  if (endsOn <= now) return { saleEndsOn: 'Choose a time in the future for the sale to end.' };
  return startsOn !== null && startsOn >= endsOn
    ? { saleEndsOn: 'The sale cannot end before it begins.' }
    : {};
}
