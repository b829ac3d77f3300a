import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { OutsideSources } from '../../platform/http/security-headers.ts';
import { originIn } from '../../platform/http/site-policy.ts';
import type { Site } from '../../platform/site.ts';

/** The owner's own page about installments, which the dialog of the installment message fetches. */
export function installmentSources({ settings }: Site): OutsideSources {
  const { pageUrl } = commerceSettingsOf(settings).installments;
  const origin = pageUrl === null ? null : originIn(pageUrl);
  return origin === null ? {} : { connections: [origin] };
}
