import type { Discount } from './discount.ts';

export const discountStatuses = ['active', 'scheduled', 'expired', 'used-up', 'off'] as const;
export type DiscountStatus = (typeof discountStatuses)[number];

/** What a discount does at a time, epoch milliseconds. */
export function discountStatus(
  {
    enabled,
    startsOn,
    endsOn,
    usageLimit,
    usedCount,
  }: Pick<Discount, 'enabled' | 'startsOn' | 'endsOn' | 'usageLimit' | 'usedCount'>,
  now: number,
): DiscountStatus {
  if (!enabled) return 'off';
  if (endsOn !== null && now >= endsOn) return 'expired';
  if (usageLimit !== null && usedCount >= usageLimit) return 'used-up';
  return startsOn !== null && now < startsOn ? 'scheduled' : 'active';
}
