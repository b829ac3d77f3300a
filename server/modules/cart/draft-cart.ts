import type { AgreedDiscount } from '@vitrine/domain/discount/agreed-discount.ts';
import type { CustomItem } from '@vitrine/domain/draft-order/custom-item.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { cartEntries, carts } from './tables.ts';

/** A line of a draft order: a variant, or what is no product, at an agreed price. */
export interface DraftCartLine {
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  /** Null for a variant. */
  readonly customItem: CustomItem | null;
}

/** Which cart, and when. */
interface DraftCartAt {
  readonly websiteId: string;
  readonly cartId: string;
  readonly now: Date;
}

const cartOf = ({ websiteId, cartId }: Omit<DraftCartAt, 'now'>) =>
  and(eq(carts.websiteId, websiteId), eq(carts.id, cartId));
const linesOf = ({ websiteId, cartId }: Omit<DraftCartAt, 'now'>) =>
  and(eq(cartEntries.websiteId, websiteId), eq(cartEntries.cartId, cartId));

async function insertLines(
  tx: Queryable,
  { websiteId, cartId, now }: DraftCartAt,
  lines: readonly DraftCartLine[],
): Promise<void> {
  await tx.insert(cartEntries).values(
    lines.map(({ unitPriceMinor, ...line }) => ({
      ...line,
      websiteId,
      cartId,
      // Lines are read in the order of their ids.
      id: newId(now.getTime()),
      namedPriceMinor: unitPriceMinor,
      addedOn: now,
    })),
  );
}

/** Creates the cart of a draft order: it is paid at the agreed prices, whatever the shop sells for by then. */
export async function createDraftCart(
  tx: Queryable,
  at: DraftCartAt,
  draft: {
    readonly details: Partial<CheckoutDetails>;
    readonly expiresOn: Date | null;
    readonly taxExemption: TaxExemption | null;
    readonly agreedDiscount: AgreedDiscount | null;
    readonly lines: readonly DraftCartLine[];
  },
): Promise<void> {
  const { websiteId, cartId, now } = at;
  const { lines, ...columns } = draft;
  await tx.insert(carts).values({
    websiteId,
    id: cartId,
    purpose: 'payment-link',
    ...columns,
    createdOn: now,
    updatedOn: now,
  });
  await insertLines(tx, at, lines);
}

/**
 * Changes the cart of a draft order; the caller holds its lock, and it is neither paid nor being paid. With `lines` its
 * lines are replaced. `isNew` says that its buyer has to see it again before paying.
 */
export async function changeDraftCart(
  tx: Queryable,
  at: DraftCartAt,
  change: {
    readonly details: Partial<CheckoutDetails>;
    readonly expiresOn: Date | null;
    readonly taxExemption: TaxExemption | null;
    readonly agreedDiscount: AgreedDiscount | null;
    readonly lines: readonly DraftCartLine[] | null;
    readonly isNew: boolean;
  },
): Promise<void> {
  const { lines, isNew, ...columns } = change;
  await tx
    .update(carts)
    .set({
      ...columns,
      updatedOn: at.now,
      ...(isNew ? { revision: sql`${carts.revision} + 1` } : {}),
    })
    .where(cartOf(at));
  if (lines === null) return;
  await tx.delete(cartEntries).where(linesOf(at));
  await insertLines(tx, at, lines);
}

/**
 * Gives the cart of a draft order the id of another secret; the caller holds its lock. Who opened it by the old one
 * finds none.
 */
export async function moveDraftCart(tx: Queryable, at: DraftCartAt, newCartId: string): Promise<void> {
  await tx.update(carts).set({ id: newCartId, updatedOn: at.now }).where(cartOf(at));
  await tx.update(cartEntries).set({ cartId: newCartId }).where(linesOf(at));
}

/** Deletes the cart of a draft order; the caller holds its lock. */
export async function deleteDraftCart(tx: Queryable, at: Omit<DraftCartAt, 'now'>): Promise<void> {
  await tx.delete(cartEntries).where(linesOf(at));
  await tx.delete(carts).where(cartOf(at));
}
