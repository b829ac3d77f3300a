import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { mailingListText } from '@vitrine/domain/text/mailing-list.ts';
import { type MailPlan, type MailShop, occasionWords } from '../mail/index.ts';

/** The input of the mail. */
export interface ConfirmationMailSubject {
  readonly shop: Omit<MailShop, 'language'>;
  /** The reader's. */
  readonly locale: Locale;
  /** Absolute addresses. */
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

/** Asks whoever has an address whether they want to be on the list. spec: site-platform 3 'Require double opt-in' */
export function confirmationMail(subject: ConfirmationMailSubject): MailPlan {
  const { locale, confirmUrl, unsubscribeUrl } = subject;
  const text = mailingListText(locale);
  return {
    shop: { ...subject.shop, language: locale },
    words: occasionWords('newsletter-confirmation', 'asked', {}),
    links: [{ label: text.mailLink, href: confirmUrl }],
    notes: [fillText(text.mailReason, { shop: subject.shop.title })],
    lastLink: { label: text.mailUnsubscribe, href: unsubscribeUrl },
  };
}
