import { MAX_STOCK } from '@vitrine/contracts/admin-products.ts';
import type { BulkReason } from '@vitrine/domain/list/bulk.ts';
import type { ProductStatus } from '@vitrine/domain/product/product-status.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { BulkContext } from '../bulk/index.ts';
import {
  ensureStockRows,
  lockProduct,
  lockStockLevels,
  setProductStatusIn,
  setStockLevels,
  type StockLevel,
  updateProductIn,
} from '../catalog/index.ts';
import type { StockStep } from './plan-context.ts';
import type { ProductPlan } from './plan-product.ts';

/** Thrown inside a product's savepoint: nothing of the product is changed. */
export class Refused extends Error {
  readonly reason: BulkReason;
  constructor(reason: BulkReason) {
    super(reason);
    this.reason = reason;
  }
}

/** A change of a variant's stock that was made. */
export interface StockChange {
  readonly variantId: string;
  readonly before: StockLevel;
  readonly after: StockLevel;
  /** Whether units were added or taken out, not set. */
  readonly isRelative: boolean;
}

/** Writes a product's fields, variants, stock and status. Returns the steps of its stock, with the levels before and after. */
export async function writeProduct(
  tx: Queryable,
  context: BulkContext,
  itemId: string,
  { change, stock, status, upcoming }: Pick<ProductPlan, 'change' | 'stock' | 'status' | 'upcoming'>,
): Promise<StockChange[]> {
  const { platform, site, actorId } = context;
  let revision = await revisionOf(tx, site.websiteId, itemId);
  const isChanged = Object.entries(change).some(
    ([key, value]) => !lists.has(key) || (Array.isArray(value) && value.length > 0),
  );
  if (isChanged) {
    const done = await updateProductIn(
      tx,
      platform,
      site,
      itemId,
      { ...change, revision },
      actorId,
      upcoming,
    );
    if (!done.ok) throw new Refused(reasons[done.error.code] ?? 'not-valid');
    revision = done.value.revision;
  }
  const steps = await changeStock(tx, context, stock);
  if (status !== null) await setStatus(tx, context, itemId, { ...status, revision });
  return steps;
}

const reasons: Readonly<Record<string, BulkReason>> = {
  SKU_TAKEN: 'sku-taken',
  CATEGORY_LIMIT: 'too-many-categories',
};

/** Fields of a change that are empty when there is nothing to do. */
const lists = new Set(['variants', 'created', 'removed', 'altTexts']);

async function revisionOf(tx: Queryable, websiteId: string, itemId: string): Promise<number> {
  const product = await lockProduct(tx, websiteId, itemId);
  if (product === null) throw new Refused('gone');
  if (product.isDeleted) throw new Refused('in-bin');
  return product.revision;
}

async function setStatus(
  tx: Queryable,
  context: BulkContext,
  itemId: string,
  change: { readonly revision: number; readonly status: ProductStatus; readonly publishOn?: string },
): Promise<void> {
  const { platform, site, actorId } = context;
  const done = await setProductStatusIn(tx, platform, site, itemId, { ...change, actorId });
  if (!done.ok) throw new Refused('not-valid');
}

/** Changes stock, logged as imported; refused where more units would be taken out than are left. */
async function changeStock(
  tx: Queryable,
  { platform, site, actorId }: BulkContext,
  steps: readonly StockStep[],
): Promise<StockChange[]> {
  if (steps.length === 0) return [];
  const ids = steps.map(({ variantId }) => variantId);
  await ensureStockRows(tx, site.websiteId, ids);
  const levels = await lockStockLevels(tx, site.websiteId, ids);
  const changes = steps.map((step): StockChange => {
    const { unlimited = false, quantity = 0 } = levels.get(step.variantId) ?? {};
    const before = { unlimited, quantity };
    const isRelative = 'delta' in step;
    const after = isRelative ? { unlimited, quantity: quantity + step.delta } : step.level;
    if (after.quantity < 0) throw new Refused('too-few-units');
    if (after.quantity > MAX_STOCK) throw new Refused('too-many-units');
    return { variantId: step.variantId, before, after, isRelative };
  });
  await setStockLevels(
    tx,
    site.websiteId,
    new Map(changes.map(({ variantId, after }) => [variantId, after])),
    {
      reason: 'imported',
      actorId,
      now: new Date(platform.clock.now()),
    },
  );
  return changes;
}
