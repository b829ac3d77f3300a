import type { BackInStockSettings } from '@vitrine/contracts/admin-back-in-stock.ts';
import { ok } from '@vitrine/domain/result.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSettings, type Site, type WebsiteSettings } from '../websites/index.ts';

/** The settings of waiting lists, as their owner sees them. */
export function viewSettings(settings: WebsiteSettings): BackInStockSettings {
  const { backInStock, restock } = commerceSettingsOf(settings);
  return { automatic: backInStock.automatic, isOffered: restock.enabled };
}

/** Sets whether those who wait are written to when stock returns. */
export async function setAutomatic(
  platform: Platform,
  { websiteId, settings }: Site,
  automatic: boolean,
): Promise<BackInStockSettings> {
  const changed = await changeSettings<never>(platform, websiteId, ({ commerce }) =>
    ok({ commerce: { ...commerce, backInStock: { automatic } } }),
  );
  return viewSettings(changed.ok ? changed.value : settings);
}
