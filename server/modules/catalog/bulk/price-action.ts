import { changePrice, type PriceChange } from '@vitrine/domain/product/change-price.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { BulkAction, BulkContext, RowOutcome, UndoOutcome } from '../../bulk/index.ts';
import { updateItemsIn } from '../../content/index.ts';
import { bumpRevision } from '../../websites/index.ts';
import { lockProducts, type PricedVariant, selectPrices, updatePrices } from './repository.ts';

/** Prices of a variant before and after. */
type KeptPrice = readonly [variantId: string, before: number, after: number];

/** Changes the prices of all variants of products: of a product all or none. */
export function priceAction<Change>(
  ruleOf: (change: Change) => PriceChange,
): BulkAction<Change, readonly KeptPrice[]> {
  return {
    async change(tx, context, change, ids) {
      const { websiteId } = context.site;
      const rule = ruleOf(change);
      const products = await lockProducts(tx, websiteId, ids);
      const variants = byProduct(await selectPrices(tx, websiteId, ids));
      const prices = new Map<string, number>();
      const outcomes = products.map(({ id, isDeleted }): RowOutcome => {
        if (isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
        const kept: KeptPrice[] = [];
        for (const variant of variants.get(id) ?? []) {
          const price = changePrice(variant, rule);
          if (!price.ok) return { id, outcome: 'refused', reason: price.error.code };
          if (price.value !== variant.priceMinor) kept.push([variant.id, variant.priceMinor, price.value]);
        }
        if (kept.length === 0) return { id, outcome: 'unchanged' };
        for (const [variantId, , after] of kept) prices.set(variantId, after);
        return { id, outcome: 'changed', kept };
      });
      await writePrices(tx, context, outcomes, prices);
      return outcomes;
    },
    async undo(tx, context, _change, rows) {
      const { websiteId } = context.site;
      const ids = rows.map(({ id }) => id);
      const found = new Set((await lockProducts(tx, websiteId, ids)).map(({ id }) => id));
      const now = new Map((await selectPrices(tx, websiteId, ids)).map((variant) => [variant.id, variant]));
      const prices = new Map<string, number>();
      const outcomes = rows
        .filter(({ id }) => found.has(id))
        .map(({ id, kept }): UndoOutcome => {
          // Prices that somebody has changed since stay, as do those that would be below a later sale price.
          const untouched = kept.filter(([variantId, before, after]) => {
            const variant = now.get(variantId);
            return variant?.priceMinor === after && !(variant.salePlanned && variant.salePriceMinor > before);
          });
          for (const [variantId, before] of untouched) prices.set(variantId, before);
          return untouched.length === 0
            ? { id, outcome: 'refused', reason: 'changed-since' }
            : { id, outcome: 'restored' };
        });
      await writePrices(tx, context, outcomes, prices);
      return outcomes;
    },
  };
}

function byProduct(variants: readonly PricedVariant[]): ReadonlyMap<string, readonly PricedVariant[]> {
  const products = new Map<string, PricedVariant[]>();
  for (const variant of variants) {
    const known = products.get(variant.itemId);
    if (known === undefined) products.set(variant.itemId, [variant]);
    else known.push(variant);
  }
  return products;
}

async function writePrices(
  tx: Queryable,
  { platform, site: { websiteId } }: BulkContext,
  outcomes: readonly (RowOutcome | UndoOutcome)[],
  prices: ReadonlyMap<string, number>,
): Promise<void> {
  if (prices.size === 0) return;
  await updatePrices(tx, websiteId, prices);
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed' || outcome === 'restored');
  await updateItemsIn(
    tx,
    platform,
    websiteId,
    changed.map(({ id }) => ({ id })),
  );
  await bumpRevision(tx, websiteId);
}
