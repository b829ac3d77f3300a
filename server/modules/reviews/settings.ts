import type { ReviewSettingsView } from '@vitrine/contracts/reviews.ts';
import { ok } from '@vitrine/domain/result.ts';
import { changeReviewSettings, type ReviewSettings } from '@vitrine/domain/review/ask-settings.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSettings, type Site, type WebsiteSettings } from '../websites/index.ts';

/** The settings of a store's reviews. */
export const reviewSettingsOf = (settings: WebsiteSettings): ReviewSettings =>
  commerceSettingsOf(settings).reviews;

/** The settings as their owner sees them. */
export function viewSettings(settings: WebsiteSettings): ReviewSettingsView {
  const { ask, askAfterDays, moderation } = reviewSettingsOf(settings);
  return { ask, askAfterDays, moderation };
}

/** Changes the settings. Orders that were sent before asking is switched on are left alone. */
export async function setSettings(
  platform: Platform,
  { websiteId, settings }: Site,
  change: ReviewSettingsView,
): Promise<ReviewSettingsView> {
  const now = platform.clock.now();
  const changed = await changeSettings<never>(platform, websiteId, (before) =>
    ok({
      commerce: {
        ...before.commerce,
        reviews: changeReviewSettings(reviewSettingsOf(before), change, now),
      },
    }),
  );
  return viewSettings(changed.ok ? changed.value : settings);
}
