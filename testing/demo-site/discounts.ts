import { createDiscount, type NewDiscount } from '@vitrine/server/modules/discounts/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The shop's codes. Tests rely on them, so do not change them. */
function demoDiscounts(now: number): readonly NewDiscount[] {
  return [
    {
      code: 'WELCOME10',
      name: '10 % off your first order',
      kind: 'percentage',
      rate: 0.1,
      oncePerCustomer: true,
    },
    {
      code: 'FREESHIP',
      name: 'Free delivery from $40',
      kind: 'free-delivery',
      minimumSubtotalMinor: 4000,
    },
    {
      code: 'SPRING5',
      name: '$5 off in spring',
      kind: 'fixed',
      amountMinor: 500,
      startsOn: now - 240 * DAY,
      endsOn: now - 150 * DAY,
    },
    {
      code: 'ONTHEHOUSE',
      name: 'On the house',
      kind: 'percentage',
      rate: 1,
      usageLimit: 1000,
    },
  ];
}

export async function seedDiscounts(platform: Platform, websiteId: string): Promise<void> {
  for (const discount of demoDiscounts(platform.clock.now())) {
    await createDiscount(platform, websiteId, discount);
  }
}
