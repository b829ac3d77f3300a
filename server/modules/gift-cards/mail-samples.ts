import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { type MailSamples, NOWHERE, sampleDetails } from '../mail/index.ts';
import { giftCardMail } from './gift-card-mail.ts';

export const giftCardMailSamples: MailSamples = {
  'gift-card': ({ websiteId, title, origin, settings }) =>
    giftCardMail({
      websiteId,
      id: NOWHERE,
      code: 'SAMPLESAMPLE7K2P',
      currency: settings.store.currency,
      initialMinor: 5000,
      orderId: null,
      senderName: text.sender,
      recipientName: sampleDetails.address.firstName,
      recipientEmail: sampleDetails.email,
      message: text.message,
      shopTitle: title,
      shopAddress: settings.address,
      contactEmail: settings.contactEmail,
      language: settings.language,
      origin,
    }),
};
