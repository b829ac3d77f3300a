import type { Ordering } from '@vitrine/domain/content/content.ts';

/** When an event is over: its end, or its start when it has no end. */
export const eventEnd = 'coalesce(i.end_date, i.start_date)';

/** The orderings of a collection, and plainly by date. */
export type ListOrdering = Ordering | 'by-date';

/** The `order by` of a collection's items; `calendar` needs `now`, the SQL of the current time. */
export function orderOf(ordering: ListOrdering, now: string): string {
  const orders: Readonly<Record<ListOrdering, string>> = {
    'user-orderable': 'i.display_index, i.published_on desc, i.id',
    'by-date': 'i.start_date, i.id',
    chronological: 'i.published_on desc, i.id desc',
    // Upcoming events, soonest first; then past ones, latest first.
    calendar: `${eventEnd} < ${now}, case when ${eventEnd} < ${now} then null else i.start_date end nulls last, i.start_date desc, i.id`,
  };
  return orders[ordering];
}
