import type { OwnerNotice } from '@vitrine/domain/account/owner-notices.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf, plural } from '@vitrine/domain/text/locale.ts';
import { ownerNoticesText } from '@vitrine/domain/text/owner-notices.ts';
import type { MailPlan, MailShop } from '../mail/index.ts';
import type { Happenings } from './happenings.ts';

/** One mail about all that happened of a kind. `links` lead to the admin. */
export function noticeMail(
  shop: MailShop,
  notice: OwnerNotice,
  { count, lines, sum }: Happenings,
  links: { readonly place: string; readonly account: string },
): MailPlan {
  const locale = localeOf(shop.language);
  const text = ownerNoticesText(locale);
  const sentences = {
    'new-order': text.newOrders,
    'low-stock': text.lowStock,
    'failed-payment': text.failedPayments,
    'held-comment': text.heldComments,
    'held-review': text.heldReviews,
    'failed-page': text.failedPages,
    'failed-webhook': text.failedWebhooks,
  };
  const subject = fillText(plural(locale, count, sentences[notice]), { n: count, shop: shop.title, sum });
  const rest = count - lines.length;
  return {
    shop,
    words: { subject, heading: subject, intro: [] },
    lines,
    notes: rest > 0 ? [fillText(text.more, { n: rest })] : [],
    links: [{ label: text.openAdmin, href: links.place }],
    lastLink: { label: text.changeNotices, href: links.account },
  };
}
