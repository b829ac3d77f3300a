import { plainParagraph } from '@vitrine/domain/mail/mail-text.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import type { FilledWords } from './fill-words.ts';
import type { MailPlan } from './mail-plan.ts';
import { plainParts } from './plain-parts.ts';
import type { MailStyle } from './mail-style.ts';
import { senderLines } from './sender-lines.ts';

/** A mail for programs that show no HTML: the same contents in the same order. */
export function plainMail(plan: MailPlan, words: FilledWords, style: MailStyle): string {
  const locale = localeOf(plan.shop.language);
  const labelled = (label: string, value: string): string =>
    fillText(orderMailText(locale).labelled, { label, value });
  const { details = [], highlight = '', links = [], lines = [], sums = [], place = [], notes = [] } = plan;
  const { body = [], reason = '', lastLink, topLink, hasAddress } = plan;
  const parts = [
    words.heading,
    ...words.intro.map(plainParagraph),
    ...plainParts(body, labelled),
    ...details,
    highlight,
    ...links.map(({ label, href }) => labelled(label, href)),
    lines.map(({ label, amount }) => `${label}  ${amount}`.trimEnd()).join('\n'),
    sums.map(({ label, amount }) => labelled(label, amount)).join('\n'),
    place.join('\n'),
    ...notes,
    ...words.closing.map(plainParagraph),
    reason,
    topLink === undefined ? '' : labelled(topLink.label, topLink.href),
    lastLink === undefined ? '' : labelled(lastLink.label, lastLink.href),
    senderLines(plan.shop, style, hasAddress).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
