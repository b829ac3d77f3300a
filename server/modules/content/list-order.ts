import type { Ordering } from '@vitrine/domain/content/content.ts';

/** When an event is over: at its end, or where it has none at its beginning. */
export const overOn = 'coalesce(i.end_date, i.start_date)';

/** The orders of a collection, and simply by date. */
export type ListOrdering = Ordering | 'by-date';

/** Statement `order by` of a collection's items; `calendar` needs the parameter that stands for now. */
export function orderOf(ordering: ListOrdering, now: string): string {
  const orders: Readonly<Record<ListOrdering, string>> = {
    'user-orderable': 'i.display_index, i.published_on desc, i.id',
    'by-date': 'i.start_date, i.id',
    chronological: 'i.published_on desc, i.id desc',
    // Those not over yet, soonest first; then those that are, latest first.
    calendar: `${overOn} < ${now}, case when ${overOn} < ${now} then null else i.start_date end nulls last, i.start_date desc, i.id`,
  };
  return orders[ordering];
}
