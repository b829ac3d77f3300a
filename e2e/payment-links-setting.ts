import { expect, type Page } from '@playwright/test';
import { crumbOf } from './shop-calls.ts';

/** Switches payment links on or off, as their owner whose page it is. */
export async function setPaymentLinks(page: Page, paymentLinks: boolean): Promise<void> {
  const answer = await page.request.get('/api/admin/checkout-settings');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { orderMinimumMinor, expressCheckout, multipleQuantityAllowedForServices, legal, version } =
    (await answer.json()) as Readonly<Record<string, unknown>>;
  const data = {
    orderMinimumMinor,
    expressCheckout,
    multipleQuantityAllowedForServices,
    legal,
    version,
    paymentLinks,
    orderNumbersFrom: null,
  };
  const headers = { 'X-CSRF-Token': await crumbOf(page) };
  const set = await page.request.put('/api/admin/checkout-settings', { data, headers });
  expect(set.ok(), await set.text()).toBe(true);
}
