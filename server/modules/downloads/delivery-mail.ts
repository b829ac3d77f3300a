import { type Locale, localeOf, plural } from '@vitrine/domain/text/locale.ts';
import { downloadsText } from '@vitrine/domain/text/downloads.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { nameOfDownload } from '@vitrine/domain/product/product-files.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { type MailPlan, occasionWords } from '../mail/index.ts';
import type { DigitalLine } from './repository.ts';

/** A link that the mail delivers. */
interface MailedLink extends Pick<DigitalLine, 'productName' | 'filename' | 'isOneOfSeveral'> {
  readonly token: string;
  readonly limit: number;
  /** Milliseconds since the epoch. */
  readonly expiresOn: number;
}

/** The mail that delivers files, one link each. */
export function deliveryMail(about: DigitalLine, links: readonly MailedLink[]): MailPlan {
  const locale = localeOf(about.language);
  const text = downloadsText(locale);
  const shop = {
    title: about.shopTitle,
    origin: about.origin,
    address: about.shopAddress,
    contactEmail: about.contactEmail,
    language: about.language,
  };
  const occasion = links.length === 1 ? 'one' : 'several';
  return {
    shop,
    words: occasionWords('digital-delivery', occasion, { name: about.buyerName }),
    links: links.map((link) => ({
      label: fillText(text.downloadNamed, { product: nameOfDownload(link) }),
      href: `${shop.origin}/downloads/${link.token}`,
    })),
    notes: [termsOf(links, about, locale)],
  };
}

/** How often and until when the links work; where that differs, that their pages say it. */
function termsOf(links: readonly MailedLink[], about: DigitalLine, locale: Locale): string {
  const text = downloadsText(locale);
  const [first] = links;
  if (first === undefined) return '';
  const { limit, expiresOn } = first;
  if (links.some((link) => link.limit !== limit || link.expiresOn !== expiresOn)) return text.mailTermsVary;
  const words = limit === 1 ? text.mailTermsOnce : plural(locale, links.length, text.mailTerms);
  return fillText(words, { limit, date: longDay(expiresOn, about) });
}
