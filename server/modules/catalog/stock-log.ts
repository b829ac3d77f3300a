import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { type AdjustStockBody, MOVEMENTS_PER_PAGE, type StockMovements } from '@vitrine/contracts/stock.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { bumpRevision, type Site } from '../websites/index.ts';
import { ensureStockRows } from './edit-repository.ts';
import { productForOwner } from './product-detail.ts';
import { addToStock, selectMovements } from './stock-repository.ts';

/**
 * Adds units of a variant or takes them out, and logs why. The change is relative, so units that are sold at the same
 * time are not lost. STOCK_TOO_LOW when fewer are left than shall be taken out.
 */
export async function adjustStock(
  platform: Platform,
  site: Site,
  itemId: string,
  { variantId, delta, reason }: AdjustStockBody,
  actorId: string,
): Promise<Result<ProductDetail, 'PRODUCT_NOT_FOUND' | 'STOCK_TOO_LOW' | 'MALFORMED_REQUEST'>> {
  const { websiteId } = site;
  return platform.db.transaction(async (tx) => {
    const product = await productForOwner({ db: tx }, site, itemId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (product === null || product.deletedOn !== null || variant === undefined) {
      return fail('PRODUCT_NOT_FOUND');
    }
    await ensureStockRows(tx, websiteId, [variantId]);
    const by = { reason, actorId, now: new Date(platform.clock.now()) };
    const balance = await addToStock(tx, websiteId, variantId, delta, by);
    if (balance.kind === 'too-low') {
      const name = Object.values(variant.attributes).join(' / ') || product.title;
      return fail('STOCK_TOO_LOW', { params: { quantity: balance.quantity, variant: name } });
    }
    if (balance.kind === 'too-high') {
      return fail('MALFORMED_REQUEST', { fields: { delta: 'That is more than one variant can have.' } });
    }
    await bumpRevision(tx, websiteId);
    const detail = await productForOwner({ db: tx }, site, itemId);
    return detail === null ? fail('PRODUCT_NOT_FOUND') : ok(detail);
  });
}

/** The changes of a variant's stock, newest first. */
export async function listMovements(
  platform: Platform,
  site: Site,
  wanted: { readonly itemId: string; readonly variantId: string; readonly before: number | undefined },
): Promise<Result<StockMovements, 'PRODUCT_NOT_FOUND'>> {
  const product = await productForOwner(platform, site, wanted.itemId);
  if (product?.variants.some(({ id }) => id === wanted.variantId) !== true) return fail('PRODUCT_NOT_FOUND');
  const found = await selectMovements(platform.db, site.websiteId, {
    variantId: wanted.variantId,
    before: wanted.before ?? null,
    limit: MOVEMENTS_PER_PAGE + 1,
  });
  const movements = found.slice(0, MOVEMENTS_PER_PAGE);
  return ok({
    movements: movements.map(({ happenedOn, ...row }) => ({
      ...row,
      happenedOn: new Date(happenedOn).toISOString(),
    })),
    next: found.length > movements.length ? (movements.at(-1)?.number ?? null) : null,
  });
}
