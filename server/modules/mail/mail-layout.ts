import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { fillWords } from './fill-words.ts';
import { htmlMail, type HtmlOptions } from './html-mail.ts';
import type { MailContent, MailPlan } from './mail-plan.ts';
import { type MailStyle, plainStyle } from './mail-style.ts';
import { plainMail } from './plain-mail.ts';

/** Renders a mail as plain text and as HTML, with the same contents. */
export function renderMail(
  plan: MailPlan,
  style: MailStyle = plainStyle,
  options: HtmlOptions = {},
): MailContent {
  const words = fillWords(plan, style.wordsOf);
  return {
    subject: words.subject,
    bodyText: plainMail(plan, words, style),
    bodyHtml: htmlMail(plan, words, style, options),
  };
}

/** A label with its value in one line: French has a space before the colon. */
export function labelled(locale: Locale, label: string, value: string): string {
  return fillText(orderMailText(locale).labelled, { label, value });
}
