/**
 * SQL for the most units of a variant at which pages say how many are left, to be used in a statement on `websites`;
 * 0 where the store does not say so (then only the last unit's going and coming shows). A sale at or under it turns
 * cached pages over. spec: storefront-commerce 3 "Scarcity context"
 */
export const LOW_STOCK = `case when (settings #>> '{commerce,scarcity,enabled}')::boolean
  then coalesce((settings #>> '{commerce,scarcity,threshold}')::int, 0) else 0 end`;
