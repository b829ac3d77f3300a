/**
 * SQL for the largest stock of a variant at which pages show how many are left, for use in a statement on `websites`;
 * 0 when the store does not show it (then only selling out and restocking are visible). A sale at or below it
 * invalidates cached pages. spec: storefront-commerce 3 "Scarcity context"
 */
export const LOW_STOCK = `case when (settings #>> '{commerce,scarcity,enabled}')::boolean
  then coalesce((settings #>> '{commerce,scarcity,threshold}')::int, 0) else 0 end`;
