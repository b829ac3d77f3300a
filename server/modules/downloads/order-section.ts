import { downloadsText } from '@vitrine/domain/text/downloads.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { localeOf, plural } from '@vitrine/domain/text/locale.ts';
import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { downloadState } from '@vitrine/domain/download/download-state.ts';
import { nameOfDownload } from '@vitrine/domain/product/product-files.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { downloadsOfOrder } from './repository.ts';

/** The order page's section with the files of an order; null when there are none. */
export async function downloadsSection(
  platform: Platform,
  order: { readonly websiteId: string; readonly orderId: string },
): Promise<OrderSectionView | null> {
  const links = await downloadsOfOrder(platform.db, order.websiteId, order.orderId);
  const [first] = links;
  if (first === undefined) return null;
  const locale = localeOf(first.language);
  const text = downloadsText(locale);
  const now = platform.clock.now();
  return {
    heading: text.downloadsHeading,
    sentence: '',
    rows: links.map((link) => {
      const state = downloadState(link, now);
      const date = longDay(link.expiresOn, link);
      const times = fillText(plural(locale, link.remaining, text.downloadsLeft), { n: link.remaining });
      const sentence = {
        open: fillText(text.downloadTerms, { times, date }),
        expired: text.expiredTitle,
        'used-up': text.usedUpTitle,
        withdrawn: text.withdrawnTitle,
      }[state];
      return {
        label: nameOfDownload(link),
        text: sentence,
        link: state === 'open' ? { label: text.download, href: `/downloads/${link.token}` } : null,
      };
    }),
  };
}
