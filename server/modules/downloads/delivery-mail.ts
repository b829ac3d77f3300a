import { type Locale, localeOf, plural } from '@vitrine/domain/text/locale.ts';
import { downloadsText } from '@vitrine/domain/text/downloads.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { renderMail, type MailContent } from '../mail/index.ts';
import type { DigitalLine } from './repository.ts';

/** The mail that delivers files, one link per line. */
export function deliveryMail(
  about: DigitalLine,
  links: readonly { readonly productName: string; readonly token: string }[],
  terms: { readonly limit: number; readonly expiresOn: number },
): MailContent {
  const locale = localeOf(about.language);
  const text = downloadsText(locale);
  const shop = {
    title: about.shopTitle,
    origin: about.origin,
    address: about.shopAddress,
    contactEmail: about.contactEmail,
    language: about.language,
  };
  const date = longDay(terms.expiresOn, about);
  return renderMail({
    shop,
    subject: fillText(plural(locale, links.length, text.mailSubject), { shop: shop.title }),
    heading: fillText(text.mailHeading, { name: about.buyerName }),
    paragraphs: [text.mailIntro],
    links: links.map(({ productName, token }) => ({
      label: fillText(text.downloadNamed, { product: productName }),
      href: `${shop.origin}/downloads/${token}`,
    })),
    notes: [
      fillText(wordsFor(links.length, terms.limit, locale), { limit: terms.limit, date }),
      ...(shop.contactEmail === ''
        ? []
        : [fillText(orderMailText(locale).questions, { email: shop.contactEmail })]),
    ],
  });
}

function wordsFor(links: number, limit: number, locale: Locale): string {
  const text = downloadsText(locale);
  if (limit === 1) return text.mailTermsOnce;
  return plural(locale, links, text.mailTerms);
}
