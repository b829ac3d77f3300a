import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { type MailPlan, type MailSamples, NOWHERE, sampleDetails } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { giftCardMail } from './gift-card-mail.ts';

const { firstName } = sampleDetails.address;

/** The mail of a made-up card; '' for the shop itself, and for somebody whose name is not known. */
const sampleCard =
  (senderName: string, recipientName: string) =>
  ({ websiteId, title, origin, settings }: Site): MailPlan =>
    giftCardMail({
      websiteId,
      id: NOWHERE,
      code: 'SAMPLESAMPLE7K2P',
      currency: settings.store.currency,
      initialMinor: 5000,
      orderId: null,
      senderName,
      recipientName,
      recipientEmail: sampleDetails.email,
      message: text.message,
      shopTitle: title,
      shopAddress: settings.address,
      contactEmail: settings.contactEmail,
      language: settings.language,
      origin,
    });

export const giftCardMailSamples: MailSamples = {
  'gift-card': {
    'from-sender': sampleCard(text.sender, firstName),
    'from-sender-unnamed': sampleCard(text.sender, ''),
    'from-shop': sampleCard('', firstName),
    'from-shop-unnamed': sampleCard('', ''),
  },
};
