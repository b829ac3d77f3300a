import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { StockLevel } from '../catalog/index.ts';

/** What a product of a file means, besides the product itself. */
export interface PlanContext {
  readonly currency: CurrencyCode;
  /** Pictures of the website, of those that are named. */
  readonly pictures: ReadonlySet<string>;
  /** The products that have the SKUs of the file. */
  readonly owners: ReadonlyMap<string, { readonly itemId: string; readonly title: string }>;
  /** Store pages by their url id. */
  readonly pages: ReadonlyMap<string, string>;
  /** Related products by the names that the file's product has for them, and which of them do not exist yet. */
  readonly related: ReadonlyMap<string, string>;
  readonly upcoming: ReadonlySet<string>;
  readonly now: number;
  readonly newId: () => string;
  readonly newSku: () => string;
}

/** A change of the stock of one variant. */
export type StockStep =
  | { readonly variantId: string; readonly delta: number }
  | { readonly variantId: string; readonly level: StockLevel };
