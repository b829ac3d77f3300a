import { mailPlaceholders } from '@vitrine/domain/mail/mail-placeholders.ts';
import { MAX_MAIL_LINE, MAX_MAIL_TEXT } from '@vitrine/domain/mail/mail-words.ts';
import * as text from '@vitrine/domain/text/en/mail-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { locales } from '@vitrine/domain/text/locale.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { mailLook } from './mail-settings.ts';
import { mailKinds } from './mail.ts';
import { count } from './primitives.ts';

const language = z.enum(locales, 'Choose one of the languages in the list.');
const line = z.string().max(MAX_MAIL_LINE, fillText(text.textTooLong, { most: MAX_MAIL_LINE }));
const paragraphs = z.string().max(MAX_MAIL_TEXT, fillText(text.textTooLong, { most: MAX_MAIL_TEXT }));
/** Words of an owner, with `{placeholders}`; '' for the product's. */
const ownWords = { subject: line, heading: line, intro: paragraphs, closing: paragraphs };
/** What an owner changes of the words of a mail. */
export const mailWordsChange = z.strictObject({ language, ...ownWords, version: z.string().max(40) });

const someWords = z.strictObject({
  subject: z.string(),
  heading: z.string(),
  intro: z.string(),
  closing: z.string(),
});

const params = z.object({ kind: z.string().max(40), occasion: z.string().max(40) });

const mailWords = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these words only. */
  version: z.string(),
  kind: z.enum(mailKinds),
  occasion: z.string(),
  language,
  placeholders: z.array(z.enum(mailPlaceholders)),
  words: someWords,
  /** The product's words in this language. */
  defaults: someWords,
});
export type MailWordsView = AnswerOf<typeof mailWords>;

const writtenMails = z.strictObject({
  /** The language of the site's mails. */
  language,
  kinds: z.array(
    z.strictObject({
      kind: z.enum(mailKinds),
      /** Whether owners can write its words. */
      isWritten: z.boolean(),
      occasions: z.array(
        z.strictObject({
          /** '' for the only one of a kind whose words nobody writes. */
          occasion: z.string(),
          /** The languages in which the shop has words of its own. */
          languages: z.array(language),
        }),
      ),
    }),
  ),
});
export type WrittenMails = AnswerOf<typeof writtenMails>;

export const listMailWords = endpoint({
  method: 'GET',
  path: '/api/admin/mail-words',
  auth: 'owner',
  summary: 'Lists every kind of mail with its occasions, and where the shop has words of its own.',
  answer: writtenMails,
});

export const getMailWords = endpoint({
  method: 'GET',
  path: '/api/admin/mail-words/:kind/:occasion',
  auth: 'owner',
  summary: 'Returns the words of a mail in a language, and the placeholders that they can use.',
  params,
  notFound: 'MAIL_NOT_FOUND',
  query: z.object({ language }),
  answer: mailWords,
  example: { query: { language: 'en' } },
});

export const putMailWords = endpoint({
  method: 'PUT',
  path: '/api/admin/mail-words/:kind/:occasion',
  auth: 'owner',
  summary: 'Changes the words of a mail in a language; empty ones are the product’s.',
  params,
  notFound: 'MAIL_NOT_FOUND',
  body: mailWordsChange,
  answer: mailWords,
  errors: ['STALE_REVISION'],
  example: {
    body: {
      language: 'en',
      subject: 'Thank you, {name}',
      heading: '',
      intro: 'We are throwing, glazing and packing order #{number} now.',
      closing: '',
      version: 'k3J9',
    },
  },
});

const whichMail = {
  kind: z.enum(mailKinds, 'Choose one of the emails in the list.'),
  /** Without it, the usual one. */
  occasion: z.string().max(40).optional(),
  language,
};

export const tryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-previews',
  auth: 'owner',
  summary: 'Shows a mail with made-up data, with words and looks that are not stored yet.',
  body: z.strictObject({
    ...whichMail,
    /** Null: as they are stored. */
    words: z.strictObject(ownWords).nullable(),
    /** Null: as it is stored. */
    look: mailLook.nullable(),
    /** As a program in light or in dark mode shows it. */
    scheme: z.enum(['light', 'dark']),
  }),
  answer: z.strictObject({ subject: z.string(), bodyText: z.string(), bodyHtml: z.string() }),
  errors: ['MAIL_NOT_FOUND'],
  example: {
    body: {
      kind: 'order-confirmation',
      occasion: 'paid',
      language: 'en',
      words: { subject: 'Thank you, {name}', heading: '', intro: '', closing: '' },
      look: {
        logo: 'picture',
        logoId: '019b2b1e-5d5c-7a31-9d1c-3f6f5a2b7c10',
        accent: '#b5462f',
        footer: '12 Kiln Lane, Asheville',
      },
      scheme: 'light',
    },
  },
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail-previews/send',
  auth: 'owner',
  summary: 'Mails an example, as it is stored, to the owner’s own address.',
  body: z.strictObject(whichMail),
  answer: z.strictObject({
    recipient: z.string(),
    /** False when no mail server is set up: it is stored in the outbox. */
    isSent: z.boolean(),
  }),
  errors: ['MAIL_NOT_FOUND'],
  example: {
    body: { kind: 'order-confirmation', occasion: 'paid', language: 'en' },
    answer: { recipient: 'mo@fernandkiln.example', isSent: true },
  },
});
