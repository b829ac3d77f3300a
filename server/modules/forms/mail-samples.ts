import { describeSubmission } from '@vitrine/domain/form/describe-submission.ts';
import { newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import { type MailSamples, NOWHERE, sampleDetails, sampleShop } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { type FormMailSubject, receiptMail, submissionMail } from './form-mails.ts';
import { inboxPath } from './inbox-path.ts';
import { replyMail, type ReplySubject } from './reply-mail.ts';

function sampleOf(site: Site): FormMailSubject {
  const text = formsText(site.locale);
  const { firstName, lastName } = sampleDetails.address;
  const answers = {
    name: [firstName, lastName],
    email: sampleDetails.email,
    message: text.sampleMessage,
  };
  return {
    shop: sampleShop(site),
    formName: text.sampleForm,
    settings: {
      ...newFormSettings,
      receipt: { isOn: true, subject: text.sampleForm, message: text.sampleReceipt },
    },
    answers: describeSubmission(newFormFields, answers, site.locale),
    pagePath: '/contact',
    inboxUrl: `${site.origin}${inboxPath(NOWHERE)}`,
  };
}

function sampleReplyOf(site: Site, now: number): ReplySubject {
  const { shop, formName, answers } = sampleOf(site);
  const { sampleReply } = formsText(site.locale);
  return { shop, subject: `Re: ${formName}`, message: sampleReply, answers, receivedOn: now };
}

export const formMailSamples: MailSamples = {
  'form-submission': (site) => submissionMail(sampleOf(site)),
  'form-receipt': (site) => receiptMail(sampleOf(site)),
  'form-reply': (site, now) => replyMail(sampleReplyOf(site, now)),
};
