import * as text from '@vitrine/domain/text/en/downloads.ts';
import { questions } from '@vitrine/domain/text/en/order-mail.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { layOutMail, type MailContent } from '../mail/index.ts';
import type { DigitalLine } from './repository.ts';

/** A date in a language's format. */
export function showDay(time: number, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(time);
}

/** The mail that delivers files, one link per line. */
export function deliveryMail(
  about: DigitalLine,
  links: readonly { readonly productName: string; readonly token: string }[],
  terms: { readonly limit: number; readonly expiresOn: number },
): MailContent {
  const shop = {
    title: about.shopTitle,
    origin: about.origin,
    address: about.shopAddress,
    contactEmail: about.contactEmail,
  };
  const date = showDay(terms.expiresOn, about.language, about.timeZone);
  return layOutMail({
    shop,
    subject: fillText(links.length === 1 ? text.mailSubject : text.mailSubjectMany, { shop: shop.title }),
    heading: fillText(text.mailHeading, { name: about.buyerName }),
    paragraphs: [text.mailIntro],
    links: links.map(({ productName, token }) => ({
      label: fillText(text.downloadNamed, { product: productName }),
      href: `${shop.origin}/downloads/${token}`,
    })),
    notes: [
      fillText(wordsFor(links.length, terms.limit), { limit: terms.limit, date }),
      ...(shop.contactEmail === '' ? [] : [fillText(questions, { email: shop.contactEmail })]),
    ],
  });
}

function wordsFor(links: number, limit: number): string {
  if (limit === 1) return text.mailTermsOnce;
  return links === 1 ? text.mailTermsOfOne : text.mailTerms;
}
