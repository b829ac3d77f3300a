/**
 * The orders that wait for their owner to send them or to hand them over: paid ones, and unpaid ones that are paid on
 * collection. It is the condition of the index `orders_to_send`: PostgreSQL uses that only for what it finds to say the
 * same.
 */
export const ordersToSend = (table = ''): string =>
  `${table}fulfilled_on is null and (${table}status in ('paid', 'partially-refunded') or (${table}status = 'awaiting-payment' and ${table}paid_on_collection))`;
