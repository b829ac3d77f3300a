/** Most products that are tickets of one event. */
export const MAX_TICKETS = 10;
