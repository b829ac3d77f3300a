import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { downloadState } from '@vitrine/domain/download/download-state.ts';
import * as text from '@vitrine/domain/text/en/downloads.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { showDay } from './delivery-mail.ts';
import { downloadsOfOrder } from './repository.ts';

/** The order page's section with the files of an order; null when there are none. */
export async function downloadsSection(
  platform: Platform,
  order: { readonly websiteId: string; readonly orderId: string },
): Promise<OrderSectionView | null> {
  const links = await downloadsOfOrder(platform.db, order.websiteId, order.orderId);
  if (links.length === 0) return null;
  const now = platform.clock.now();
  return {
    heading: text.downloadsHeading,
    sentence: '',
    rows: links.map((link) => {
      const state = downloadState(link, now);
      const date = showDay(link.expiresOn, link.language, link.timeZone);
      const times =
        link.remaining === 1 ? text.oneDownload : fillText(text.manyDownloads, { n: link.remaining });
      const sentence = {
        open: fillText(text.downloadTerms, { times, date }),
        expired: text.expiredTitle,
        'used-up': text.usedUpTitle,
        withdrawn: text.withdrawnTitle,
      }[state];
      return {
        label: link.productName,
        text: sentence,
        link: state === 'open' ? { label: text.download, href: `/downloads/${link.token}` } : null,
      };
    }),
  };
}
