import { changeUnits, type UnitsChange } from '@vitrine/domain/product/change-units.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { BulkAction, BulkContext, RowOutcome, UndoOutcome } from '../../bulk/index.ts';
import { bumpRevision } from '../../websites/index.ts';
import { ensureStockRows, lockStockLevels, setStockLevels } from '../edit-repository.ts';
import { lockProducts, selectVariantIds } from './repository.ts';

/** Units that were added to a variant; below 0 taken out. */
type KeptUnits = readonly [variantId: string, delta: number];

/** Changes the units of all variants of products that count them: of a product all or none. */
export function stockAction<Change>(
  ruleOf: (change: Change) => UnitsChange,
): BulkAction<Change, readonly KeptUnits[]> {
  return {
    async change(tx, context, change, ids) {
      const { websiteId } = context.site;
      const rule = ruleOf(change);
      const products = await lockProducts(tx, websiteId, ids);
      const counted = products.filter(({ type, isDeleted }) => !isDeleted && !traitsOf(type).neverRunsOut);
      const variants = await selectVariantIds(
        tx,
        websiteId,
        counted.map(({ id }) => id),
      );
      const variantIds = [...variants.values()].flat();
      await ensureStockRows(tx, websiteId, variantIds);
      const levels = await lockStockLevels(tx, websiteId, variantIds);
      const quantities = new Map<string, number>();
      const outcomes = products.map(({ id, type, isDeleted }): RowOutcome => {
        if (isDeleted) return { id, outcome: 'refused', reason: 'in-bin' };
        if (traitsOf(type).neverRunsOut) return { id, outcome: 'refused', reason: 'not-counted' };
        const kept: KeptUnits[] = [];
        for (const variantId of variants.get(id) ?? []) {
          const level = levels.get(variantId);
          if (level === undefined || level.unlimited) continue;
          const units = changeUnits(level.quantity, rule);
          if (!units.ok) return { id, outcome: 'refused', reason: units.error.code };
          if (units.value !== level.quantity) kept.push([variantId, units.value - level.quantity]);
        }
        if (kept.length === 0) return { id, outcome: 'unchanged' };
        for (const [variantId, delta] of kept) {
          quantities.set(variantId, (levels.get(variantId)?.quantity ?? 0) + delta);
        }
        return { id, outcome: 'changed', kept };
      });
      await writeUnits(tx, context, quantities, rule.to === 'set' ? 'counted' : 'correction');
      return outcomes;
    },
    async undo(tx, context, _change, rows) {
      const { websiteId } = context.site;
      const found = new Set(
        (
          await lockProducts(
            tx,
            websiteId,
            rows.map(({ id }) => id),
          )
        ).map(({ id }) => id),
      );
      const variantIds = rows.flatMap(({ kept }) => kept.map(([variantId]) => variantId));
      const levels = await lockStockLevels(tx, websiteId, variantIds);
      const quantities = new Map<string, number>();
      const outcomes = rows
        .filter(({ id }) => found.has(id))
        .map(({ id, kept }): UndoOutcome => {
          // Units that were sold since stay sold: what was added is taken out, if so many are left.
          const restored = kept.map(([variantId, delta]) => {
            const level = levels.get(variantId);
            const units =
              level === undefined || level.unlimited
                ? null
                : changeUnits(level.quantity, { to: 'add', delta: -delta });
            return { variantId, units };
          });
          if (restored.some(({ units }) => units?.ok !== true)) {
            return { id, outcome: 'refused', reason: 'sold-since' };
          }
          for (const { variantId, units } of restored) {
            if (units?.ok === true) quantities.set(variantId, units.value);
          }
          return { id, outcome: 'restored' };
        });
      await writeUnits(tx, context, quantities, 'correction');
      return outcomes;
    },
  };
}

async function writeUnits(
  tx: Queryable,
  { platform, site: { websiteId }, actorId }: BulkContext,
  quantities: ReadonlyMap<string, number>,
  reason: 'counted' | 'correction',
): Promise<void> {
  if (quantities.size === 0) return;
  const levels = new Map([...quantities].map(([id, quantity]) => [id, { unlimited: false, quantity }]));
  await setStockLevels(tx, websiteId, levels, { reason, actorId, now: new Date(platform.clock.now()) });
  await bumpRevision(tx, websiteId);
}
