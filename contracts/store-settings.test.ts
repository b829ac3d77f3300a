import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { putCartReminderSettings } from './abandoned-carts.ts';
import { putBackInStockSettings } from './admin-back-in-stock.ts';
import { putReviewSettings } from './reviews.ts';
import { checkoutChange, storeChange } from './store-settings.ts';

it('every setting of a store, and every part of one, can be changed by a call of its screens', () => {
  const settings = commerceSettingsOf({});
  const changeable: Record<string, object> = {
    ...storeChange.shape,
    ...checkoutChange.shape,
    backInStock: putBackInStockSettings.body,
    // When asking was switched on is noted by the switch.
    reviews: putReviewSettings.body.extend({ askSince: z.number() }),
    cartReminders: putCartReminderSettings.body,
  };
  // Keys of Google's captcha have a screen of their own, which checks them.
  const { captcha: _, ...others } = settings;
  for (const [name, value] of Object.entries(others)) {
    expect([name, name in changeable]).toEqual([name, true]);
    if (value === null || typeof value !== 'object') continue;
    const parts = changeable[name];
    const shape = parts !== undefined && 'shape' in parts ? Object.keys(parts.shape as object) : [];
    expect([name, shape.toSorted()]).toEqual([name, Object.keys(value).toSorted()]);
  }
});
