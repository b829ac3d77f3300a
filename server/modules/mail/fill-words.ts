import { findOccasion } from '@vitrine/domain/mail/mail-occasions.ts';
import { mailLine, mailParagraphs, type MailParagraph } from '@vitrine/domain/mail/mail-text.ts';
import { wordsOr } from '@vitrine/domain/mail/mail-words.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { MailPlan } from './mail-plan.ts';
import type { FindWords } from './mail-style.ts';

/** The words of a mail with its values in them. */
export interface FilledWords {
  /** One line. */
  readonly subject: string;
  readonly heading: string;
  readonly intro: readonly MailParagraph[];
  readonly closing: readonly MailParagraph[];
}

/** The shop's words of a mail's occasion, or the product's in the mail's language. */
export function fillWords({ shop, words }: MailPlan, wordsOf: FindWords): FilledWords {
  if (!('occasion' in words)) {
    const intro = words.intro.map((text) => [{ text, href: null }]);
    return { subject: mailLine(words.subject, {}), heading: words.heading, intro, closing: [] };
  }
  const { kind, occasion } = words;
  const definition = findOccasion(kind, occasion);
  if (definition === null) throw new Error(`no occasion ${occasion} of ${kind}`);
  const locale = localeOf(shop.language);
  const values = { shop: shop.title, email: shop.contactEmail, ...words.values };
  const { subject, heading, intro, closing } = wordsOr(
    wordsOf(kind, occasion, locale),
    definition.words(locale),
  );
  return {
    subject: mailLine(subject, values),
    heading: mailLine(heading, values),
    intro: mailParagraphs(intro, values),
    closing: mailParagraphs(closing, values),
  };
}
