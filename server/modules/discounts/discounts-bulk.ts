import {
  type DiscountCodesChange,
  discountCodesChange,
  type DiscountsChange,
  discountsChange,
} from '@vitrine/contracts/discounts.ts';
import { MAX_AUTOMATIC_DISCOUNTS } from '@vitrine/domain/discount/discount-limits.ts';
import { type BulkAction, bulkList, type RowOutcome, type UndoOutcome } from '../bulk/index.ts';
import { type CodeRecord, deleteCodes, lockCodes, recountCodes, restoreCodes } from './codes-repository.ts';
import { countAutomaticLocked, lockDiscount, updateDiscount } from './repository.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** Switches a discount; false where an automatic one more cannot be on. The caller holds its lock. */
async function switchTo(
  tx: Queryable,
  websiteId: string,
  record: { readonly id: string; readonly isAutomatic: boolean },
  enabled: boolean,
  automatic: { on: number },
): Promise<boolean> {
  if (record.isAutomatic) {
    if (enabled && automatic.on >= MAX_AUTOMATIC_DISCOUNTS) return false;
    automatic.on += enabled ? 1 : -1;
  }
  await updateDiscount(tx, websiteId, record.id, { enabled });
  return true;
}

const switching = (enabled: boolean): BulkAction<unknown, null> => ({
  async change(tx, { site: { websiteId } }, _change, ids) {
    const automatic = { on: await countAutomaticLocked(tx, websiteId, []) };
    const outcomes: RowOutcome[] = [];
    for (const id of ids.toSorted()) {
      const record = await lockDiscount(tx, websiteId, id);
      if (record === null) continue;
      if (record.enabled === enabled) outcomes.push({ id, outcome: 'unchanged' });
      else if (await switchTo(tx, websiteId, record, enabled, automatic))
        outcomes.push({ id, outcome: 'changed', kept: null });
      else outcomes.push({ id, outcome: 'refused', reason: 'too-many-automatic' });
    }
    return outcomes;
  },
  async undo(tx, { site: { websiteId } }, _change, rows) {
    const automatic = { on: await countAutomaticLocked(tx, websiteId, []) };
    const outcomes: UndoOutcome[] = [];
    for (const { id } of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const record = await lockDiscount(tx, websiteId, id);
      if (record === null) continue;
      if (record.enabled !== enabled) outcomes.push({ id, outcome: 'refused', reason: 'changed-since' });
      else if (await switchTo(tx, websiteId, record, !enabled, automatic))
        outcomes.push({ id, outcome: 'restored' });
      else outcomes.push({ id, outcome: 'refused', reason: 'too-many-automatic' });
    }
    return outcomes;
  },
});

/** What owners can do with many discounts at once. */
export const discountsBulk = bulkList<DiscountsChange>({
  list: 'discounts',
  noun: 'discounts',
  batch: 50,
  schema: discountsChange,
  actions: { 'switch-on': switching(true), 'switch-off': switching(false) },
});

/** A deleted code as JSON keeps it. */
type KeptCode = Omit<CodeRecord, 'createdOn'> & { readonly createdOn: string };

const deletingCodes: BulkAction<unknown, KeptCode> = {
  async change(tx, { site: { websiteId } }, _change, ids) {
    const codes = await lockCodes(tx, websiteId, ids);
    const unused = codes.filter(({ usedCount }) => usedCount === 0);
    await deleteCodes(
      tx,
      websiteId,
      unused.map(({ id }) => id),
    );
    for (const id of new Set(unused.map(({ discountId }) => discountId)))
      await recountCodes(tx, websiteId, id);
    return codes.map((code): RowOutcome =>
      code.usedCount === 0
        ? { id: code.id, outcome: 'changed', kept: code }
        : { id: code.id, outcome: 'refused', reason: 'used' },
    );
  },
  async undo(tx, { site: { websiteId } }, _change, rows) {
    const codes = rows.map(({ kept }) => ({ ...kept, createdOn: new Date(kept.createdOn) }));
    const back = await restoreCodes(tx, codes);
    for (const id of new Set(codes.filter((code) => back.has(code.id)).map(({ discountId }) => discountId)))
      await recountCodes(tx, websiteId, id);
    return rows.map(({ id }): UndoOutcome =>
      back.has(id) ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' },
    );
  },
};

/** What owners can do with many codes at once. */
export const discountCodesBulk = bulkList<DiscountCodesChange>({
  list: 'discount-codes',
  noun: 'codes',
  batch: 500,
  schema: discountCodesChange,
  actions: { 'delete-codes': deletingCodes },
});
