import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { type MailSamples, NO_TOKEN, NOWHERE, sampleDetails } from '../mail/index.ts';
import { deliveryMail } from './delivery-mail.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

export const downloadMailSamples: MailSamples = {
  'digital-delivery': ({ title, origin, settings }, now) =>
    deliveryMail(
      {
        lineId: NOWHERE,
        productName: text.file,
        assetId: NOWHERE,
        filename: text.file,
        isOneOfSeveral: false,
        downloadLimit: null,
        downloadDays: null,
        email: sampleDetails.email,
        buyerName: sampleDetails.address.firstName,
        origin,
        shopTitle: title,
        shopAddress: settings.address,
        contactEmail: settings.contactEmail,
        language: settings.language,
        timeZone: settings.timeZone,
        commerce: null,
      },
      [
        {
          productName: text.file,
          filename: text.file,
          isOneOfSeveral: false,
          token: NO_TOKEN,
          limit: 5,
          expiresOn: now + WEEK,
        },
      ],
    ),
};
