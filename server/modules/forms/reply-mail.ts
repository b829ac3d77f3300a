import type { SubmittedAnswer } from '@vitrine/domain/form/describe-submission.ts';
import { quotedLines } from '@vitrine/domain/form/submission-notes.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { dateFormat } from '@vitrine/domain/time/date-formats.ts';
import { labelled, type MailPlan, type MailShop } from '../mail/index.ts';

/** The input of an answer to a submission. */
export interface ReplySubject {
  readonly shop: MailShop;
  readonly subject: string;
  /** As the owner has typed it. */
  readonly message: string;
  /** What is answered, in the website's language. */
  readonly answers: readonly SubmittedAnswer[];
  /** When that arrived, milliseconds since the epoch. */
  readonly receivedOn: number;
}

/** The mail that answers a submission: the owner's words, and below them what the sender wrote. */
export function replyMail({ shop, subject, message, answers, receivedOn }: ReplySubject): MailPlan {
  const locale = localeOf(shop.language);
  const text = formsText(locale);
  const when = dateFormat(shop.language, { dateStyle: 'long', timeZone: shop.timeZone ?? 'UTC' }).format(
    receivedOn,
  );
  const quoted = quotedLines(answers, (label, words) => labelled(locale, label, words));
  return {
    shop,
    words: {
      subject,
      heading: subject,
      intro: message
        .split(/(?:\r?\n){2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
    },
    place: quoted.length === 0 ? [] : [fillText(text.replyQuoted, { when }), ...quoted],
    notes: [fillText(text.replyReason, { shop: shop.title })],
  };
}
