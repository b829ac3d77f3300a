import { accentPattern } from '@vitrine/domain/mail/mail-colors.ts';
import { MAX_MAIL_FOOTER, MAX_SENDER_NAME } from '@vitrine/domain/mail/mail-settings.ts';
import { isOneLine } from '@vitrine/domain/mail/mail-words.ts';
import { senderAddressInvalid } from '@vitrine/domain/text/en/mail-delivery.ts';
import * as text from '@vitrine/domain/text/en/mail-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { count, id } from './primitives.ts';

const logo = z.enum(['site', 'picture', 'none']);

/** What mails look like. A color that is none is the site's. */
export const mailLook = z.strictObject({
  logo,
  logoId: id.nullable(),
  /** `#rrggbb`; '' for the site's own. */
  accent: z.string().trim().max(7, text.accentInvalid),
  /** Lines at the end; '' for the postal address of the site. */
  footer: z
    .string()
    .trim()
    .max(MAX_MAIL_FOOTER, fillText(text.footerTooLong, { most: MAX_MAIL_FOOTER })),
});

const isEmail = (value: string): boolean => value === '' || z.email().safeParse(value).success;

export const mailSettingsChange = z
  .strictObject({
    ...mailLook.shape,
    /** '' for the title of the site. */
    senderName: z
      .string()
      .trim()
      .max(MAX_SENDER_NAME, fillText(text.nameTooLong, { most: MAX_SENDER_NAME }))
      .refine(isOneLine, text.nameOneLine),
    /** '' for the contact address of the site. */
    senderAddress: z.string().trim().max(254, senderAddressInvalid).refine(isEmail, senderAddressInvalid),
    /** '' for the sender's own address. */
    replyTo: z.string().trim().max(254, text.replyToInvalid).refine(isEmail, text.replyToInvalid),
    accent: mailLook.shape.accent.refine(
      (value) => value === '' || accentPattern.test(value),
      text.accentInvalid,
    ),
    version: z.string().max(40),
  })
  .refine(({ logo: chosen, logoId }) => chosen !== 'picture' || logoId !== null, {
    path: ['logoId'],
    message: text.pictureMissing,
  });
export type MailSettingsChange = z.output<typeof mailSettingsChange>;

const mailSettings = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these settings only. */
  version: z.string(),
  senderName: z.string(),
  senderAddress: z.string(),
  replyTo: z.string(),
  logo,
  /** The picture that `logo` names; null where it was deleted from the library. */
  picture: picture.nullable(),
  accent: z.string(),
  footer: z.string(),
  /** What mails have where nothing else is set. */
  site: z.strictObject({
    title: z.string(),
    contactEmail: z.string(),
    logo: picture.nullable(),
    accent: z.string(),
    address: z.array(z.string()),
    /** The language of the site's mails. */
    language: z.string(),
  }),
});
export type MailSettingsView = AnswerOf<typeof mailSettings>;

export const getMailSettings = endpoint({
  method: 'GET',
  path: '/api/admin/mail-settings',
  auth: 'owner',
  summary: 'Returns the sender, the logo, the color and the footer of the website’s mails.',
  answer: mailSettings,
});

export const putMailSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/mail-settings',
  auth: 'owner',
  summary: 'Changes the sender, the logo, the color and the footer of the website’s mails.',
  body: mailSettingsChange,
  answer: mailSettings,
  errors: ['STALE_REVISION', 'FILE_NOT_FOUND'],
  example: {
    body: {
      senderName: 'Fern & Kiln',
      senderAddress: 'shop@fernandkiln.example',
      replyTo: 'hello@fernandkiln.example',
      logo: 'picture',
      logoId: '019b2b1e-5d5c-7a31-9d1c-3f6f5a2b7c10',
      accent: '#b5462f',
      footer: '12 Kiln Lane, Asheville',
      version: 'k3J9',
    },
  },
});
