import type { Discount } from '@vitrine/domain/discount/discount.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { discountOfCode, insertDiscount } from './repository.ts';

/** The fields of a new code; a condition that is left out does not apply. */
export type NewDiscount = Pick<Discount, 'code' | 'name' | 'kind'> &
  Partial<Omit<Discount, 'id' | 'code' | 'name' | 'kind' | 'usedCount'>>;

/** Codes are compared without regard to case and to spaces around them. */
function readDiscountCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/**
 * Creates a code. Throws a RangeError for a rate outside 0 to 1 or a negative amount; a duplicate code violates the
 * unique index.
 */
export async function createDiscount(
  platform: Platform,
  websiteId: string,
  input: NewDiscount,
): Promise<string> {
  const now = platform.clock.now();
  const discount: Discount = {
    rate: 0,
    amountMinor: 0,
    minimumSubtotalMinor: 0,
    itemIds: [],
    oncePerCustomer: false,
    usageLimit: null,
    startsOn: null,
    endsOn: null,
    enabled: true,
    ...input,
    id: newId(now),
    code: readDiscountCode(input.code),
    usedCount: 0,
  };
  if (discount.code === '') throw new RangeError('a code has characters');
  if (!(discount.rate >= 0 && discount.rate <= 1)) throw new RangeError('a rate is a fraction of 0 to 1');
  if (discount.amountMinor < 0 || discount.minimumSubtotalMinor < 0) {
    throw new RangeError('sums of a discount are at least 0');
  }
  await insertDiscount(platform.db, websiteId, discount, new Date(now));
  return discount.id;
}

/** The active discount for a typed code; null when the store has none or it is switched off. */
export async function findDiscount(
  db: Queryable,
  websiteId: string,
  typedCode: string,
): Promise<Discount | null> {
  const code = readDiscountCode(typedCode);
  if (code === '' || code.length > 100 || code.includes('\0')) return null;
  const discount = await discountOfCode(db, websiteId, code);
  return discount?.enabled === true ? discount : null;
}
