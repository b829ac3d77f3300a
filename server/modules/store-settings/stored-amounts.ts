import { type CurrencyChange, minorUnitsPerNew } from '@vitrine/domain/money/change-currency.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';

/** What a module stores in the store's currency, which can be changed until the first order. */
export interface StoredAmounts {
  /** Amounts that the change rounds: how many, and the first of them with the names of what they are prices of. */
  readonly rounded?: (
    db: Queryable,
    websiteId: string,
    change: CurrencyChange,
    limit: number,
  ) => Promise<RoundedAmounts>;
  /** Gives every amount in the new currency. In the transaction that changes it. */
  readonly convert: (tx: Queryable, websiteId: string, change: CurrencyChange) => Promise<void>;
}

export interface RoundedAmounts {
  readonly count: number;
  readonly first: readonly { readonly name: string; readonly minor: number }[];
}

/** `convertAmount` of a column, in SQL. */
export function convertedAmount(column: SQL, change: CurrencyChange): SQL {
  const per = minorUnitsPerNew(change);
  return per > 1
    ? sql`case when ${column} > 0 then greatest(1, (${column} + ${per / 2}::bigint) / ${per}::bigint) else ${column} end`
    : sql`${column} * ${Math.round(1 / per)}::bigint`;
}

declare module '../../platform/module.ts' {
  interface Contributions {
    /** What the module stores in the store's currency. */
    readonly storedAmounts: StoredAmounts;
  }
}
