import type { SubmittedAnswer } from '@vitrine/domain/form/describe-submission.ts';
import { fillSubject } from '@vitrine/domain/form/fill-subject.ts';
import type { FormSettings } from '@vitrine/domain/form/site-form.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { formFilesText } from '@vitrine/domain/text/form-files.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { labelled, type MailPlan, type MailShop } from '../mail/index.ts';

/** The input of the mails about a submission. */
export interface FormMailSubject {
  readonly shop: MailShop;
  readonly formName: string;
  readonly settings: Pick<FormSettings, 'mail' | 'receipt'>;
  /** In the website's language. */
  readonly answers: readonly SubmittedAnswer[];
  /** Path of the page it was sent from; '' when it is not known. */
  readonly pagePath: string;
  /** Absolute address of the submission in the admin. */
  readonly inboxUrl: string;
}

/** The mail to the owner: what was sent, with an answer to each question. */
export function submissionMail(subject: FormMailSubject): MailPlan {
  const { shop, formName, settings, answers, pagePath, inboxUrl } = subject;
  const locale = localeOf(shop.language);
  const text = formsText(locale);
  const words = fillSubject(settings.mail.subject, formName, answers);
  return {
    shop,
    words: {
      subject: words,
      heading: formName,
      intro: [
        fillText(text.mailIntro, { form: formName, shop: shop.title }),
        // As paragraphs, which keep the lines of an answer.
        ...answers.map((answer) => labelled(locale, answer.label, answer.text)),
      ],
    },
    links: [
      { label: text.mailLink, href: inboxUrl },
      // Files stay in the inbox: a mail is read in many places.
      ...answers
        .filter(({ type, isAnswered }) => type === 'file' && isAnswered)
        .map(({ id, label }) => ({
          label: fillText(formFilesText(locale).mailLink, { question: label }),
          href: `${inboxUrl}#answer-${id}`,
        })),
    ],
    notes: pagePath === '' ? [] : [fillText(text.mailPage, { page: pagePath })],
  };
}

/** The mail to the sender: that it arrived, in the words of the form's owner. */
export function receiptMail({ shop, formName, settings, answers }: FormMailSubject): MailPlan {
  const text = formsText(localeOf(shop.language));
  const subject = fillSubject(settings.receipt.subject, formName, answers);
  return {
    shop,
    words: {
      subject,
      heading: formName,
      intro: settings.receipt.message
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
    },
    links: [{ label: fillText(text.receiptLink, { shop: shop.title }), href: `${shop.origin}/` }],
    notes: [fillText(text.receiptReason, { shop: shop.title })],
  };
}
