import { plainParagraph } from '@vitrine/domain/mail/mail-text.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import type { FilledWords } from './fill-words.ts';
import type { MailPlan } from './mail-plan.ts';
import type { MailStyle } from './mail-style.ts';
import { senderLines } from './sender-lines.ts';

/** A mail for programs that show no HTML: the same contents in the same order. */
export function plainMail(plan: MailPlan, words: FilledWords, style: MailStyle): string {
  const locale = localeOf(plan.shop.language);
  const labelled = (label: string, value: string): string =>
    fillText(orderMailText(locale).labelled, { label, value });
  const { details = [], highlight = '', links = [], lines = [], sums = [], place = [], notes = [] } = plan;
  const { lastLink } = plan;
  const parts = [
    words.heading,
    ...words.intro.map(plainParagraph),
    ...details,
    highlight,
    ...links.map(({ label, href }) => labelled(label, href)),
    lines.map(({ label, amount }) => `${label}  ${amount}`.trimEnd()).join('\n'),
    sums.map(({ label, amount }) => labelled(label, amount)).join('\n'),
    place.join('\n'),
    ...notes,
    ...words.closing.map(plainParagraph),
    lastLink === undefined ? '' : labelled(lastLink.label, lastLink.href),
    senderLines(plan.shop, style).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
