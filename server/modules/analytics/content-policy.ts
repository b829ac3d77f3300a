import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { OutsideSources } from '../../platform/http/security-headers.ts';
import { originIn } from '../../platform/http/site-policy.ts';
import type { Site } from '../../platform/site.ts';

/** The picture of the owner's ad pixel. */
export function pixelSources({ settings }: Site): OutsideSources {
  const { adPixelUrl } = commerceSettingsOf(settings);
  const origin = adPixelUrl === null ? null : originIn(adPixelUrl);
  return origin === null ? {} : { images: [origin] };
}
