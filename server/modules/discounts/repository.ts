import type { Discount } from '@vitrine/domain/discount/discount.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { discounts } from './tables.ts';

const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

export async function insertDiscount(
  db: Queryable,
  websiteId: string,
  discount: Discount,
  createdOn: Date,
): Promise<void> {
  await db.insert(discounts).values({
    ...discount,
    itemIds: [...discount.itemIds],
    startsOn: dateOf(discount.startsOn),
    endsOn: dateOf(discount.endsOn),
    websiteId,
    createdOn,
  });
}

export async function discountOfCode(
  db: Queryable,
  websiteId: string,
  code: string,
): Promise<Discount | null> {
  const [row] = await db
    .select()
    .from(discounts)
    .where(and(eq(discounts.websiteId, websiteId), eq(discounts.code, code)));
  if (row === undefined) return null;
  const { websiteId: _site, createdOn: _created, startsOn, endsOn, ...discount } = row;
  return { ...discount, startsOn: startsOn?.getTime() ?? null, endsOn: endsOn?.getTime() ?? null };
}
