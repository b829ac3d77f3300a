import type { ProductChange } from '@vitrine/contracts/admin-products.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { productStatusOf } from '@vitrine/domain/product/product-status.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { BulkContext, ChangedRow, UndoOutcome } from '../bulk/index.ts';
import { lockCategories, lockProducts } from '../catalog/index.ts';
import { moveToBinIn } from '../content/index.ts';
import { bumpRevision } from '../websites/index.ts';
import { markApplied } from './import-repository.ts';
import type { StockStep } from './plan-context.ts';
import type { ProductPlan } from './plan-product.ts';
import { selectSheets, type SheetProduct } from './repository.ts';
import { productValues, reversal, variantValues } from './values.ts';
import { Refused, type StockChange, writeProduct } from './write-product.ts';

/** What an import keeps of a product, to take its changes back. */
export type Kept =
  | { readonly itemId: string; readonly isNew: true }
  | {
      readonly itemId: string;
      readonly isNew: false;
      readonly before: SheetProduct;
      readonly after: SheetProduct;
      readonly stock: readonly StockChange[];
    };

/** Takes imports of products back: new ones go to the bin, others get their values back where nobody changed them since. */
export async function undoImports(
  tx: Queryable,
  context: BulkContext,
  _change: unknown,
  rows: readonly ChangedRow<Kept>[],
): Promise<readonly UndoOutcome[]> {
  const { platform, site, actorId } = context;
  const itemIds = rows.map(({ kept }) => kept.itemId);
  await lockCategories(tx, site.websiteId);
  await lockProducts(tx, site.websiteId, itemIds);
  const created = rows.filter(({ kept }) => kept.isNew).map(({ kept }) => kept.itemId);
  const binned = await moveToBinIn(tx, platform, site.websiteId, { itemIds: created, actorId });
  if (binned.size > 0) await bumpRevision(tx, site.websiteId);
  const now = new Map(
    (await selectSheets(tx, site.websiteId, itemIds)).map((product) => [product.id, product]),
  );
  const outcomes: UndoOutcome[] = [];
  for (const { id, kept } of rows) {
    const product = now.get(kept.itemId);
    if (product === undefined) outcomes.push({ id, outcome: 'refused', reason: 'gone' });
    else if (kept.isNew) {
      outcomes.push(
        binned.has(kept.itemId)
          ? { id, outcome: 'restored' }
          : { id, outcome: 'refused', reason: 'changed-since' },
      );
    } else outcomes.push(await undoOne(tx, context, id, kept, product));
  }
  const restored = new Set(outcomes.filter(({ outcome }) => outcome === 'restored').map(({ id }) => id));
  await markApplied(
    tx,
    site.websiteId,
    rows.filter(({ id }) => restored.has(id)).map(({ id }) => ({ id, itemId: null })),
    null,
  );
  return outcomes;
}

async function undoOne(
  tx: Queryable,
  context: BulkContext,
  id: string,
  kept: Extract<Kept, { isNew: false }>,
  now: SheetProduct,
): Promise<UndoOutcome> {
  const { plan, isAll } = planBack(kept, now, context.site.settings.store.currency);
  try {
    await tx.transaction((savepoint) => writeProduct(savepoint, context, kept.itemId, plan));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { id, outcome: 'refused', reason: error.reason === 'not-valid' ? 'changed-since' : error.reason };
  }
  return isAll ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' };
}

/** The changes that bring a product back to what it was, where it still is as the import left it. */
function planBack(
  { before, after, stock }: Extract<Kept, { isNew: false }>,
  now: SheetProduct,
  currency: CurrencyCode,
): {
  readonly plan: Pick<ProductPlan, 'change' | 'stock' | 'status' | 'upcoming'>;
  readonly isAll: boolean;
} {
  const fields = reversal(
    productValues(before, currency),
    productValues(after, currency),
    productValues(now, currency),
  );
  const earlier = new Map(before.variants.map((variant) => [variant.id, variant]));
  const left = new Map(after.variants.map((variant) => [variant.id, variant]));
  let isAll = fields.isAll;
  const variants: ProductChange['variants'] = [];
  for (const variant of now.variants) {
    const was = earlier.get(variant.id);
    const became = left.get(variant.id);
    if (was === undefined || became === undefined) continue;
    const back = reversal(variantValues(was), variantValues(became), variantValues(variant));
    if (!back.isAll) isAll = false;
    if (Object.keys(back.back).length > 0) variants.push({ id: variant.id, ...back.back });
  }
  const there = new Set(now.variants.map((variant) => variant.id));
  const removed = after.variants
    .map((variant) => variant.id)
    .filter((variantId) => !earlier.has(variantId) && there.has(variantId));
  const steps = stock.filter(({ variantId }) => there.has(variantId)).map((change) => stockBack(change, now));
  if (steps.includes(null)) isAll = false;
  const statusBefore = productStatusOf(before.status);
  const isStatusChanged = statusBefore !== productStatusOf(after.status);
  const isStatusSame = productStatusOf(now.status) === productStatusOf(after.status);
  if (isStatusChanged && !isStatusSame) isAll = false;
  const { pictureIds, tags, categories, plans, related, ...others } = fields.back;
  const relatedIds = before.related.map((product) => product.id);
  return {
    isAll,
    plan: {
      change: {
        ...others,
        ...(pictureIds === undefined ? {} : { pictureIds: [...pictureIds] }),
        ...(tags === undefined ? {} : { tags: [...tags] }),
        ...(categories === undefined ? {} : { categories: [...categories] }),
        ...(plans === undefined || before.subscriptionPlan === null
          ? {}
          : {
              subscription: {
                plan: before.subscriptionPlan,
                options: [...(before.selling.subscriptionOptions ?? [])],
              },
            }),
        ...(related === undefined ? {} : { relatedIds }),
        variants,
        created: [],
        removed,
        altTexts: [],
      },
      // One of them may be gone meanwhile.
      upcoming: new Set(relatedIds),
      stock: steps.filter((step) => step !== null),
      status:
        isStatusChanged && isStatusSame
          ? {
              status: statusBefore,
              ...(statusBefore === 'scheduled'
                ? { publishOn: new Date(before.publishedOn).toISOString() }
                : {}),
            }
          : null,
    },
  };
}

/** Units that were added are taken out; a level that was set goes back if it still is that one, else null. */
function stockBack(
  { variantId, before, after, isRelative }: StockChange,
  now: SheetProduct,
): StockStep | null {
  if (isRelative) return { variantId, delta: before.quantity - after.quantity };
  const level = now.variants.find((variant) => variant.id === variantId);
  return level?.unlimited === after.unlimited && level.quantity === after.quantity
    ? { variantId, level: before }
    : null;
}
