import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { type MailPlan, type MailSamples, NO_TOKEN, NOWHERE, sampleDetails } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { deliveryMail } from './delivery-mail.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

const sampleOf =
  (names: readonly string[]) =>
  ({ title, origin, settings }: Site, now: number): MailPlan =>
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
      names.map((name) => ({
        productName: name,
        filename: name,
        isOneOfSeveral: false,
        token: NO_TOKEN,
        limit: 5,
        expiresOn: now + WEEK,
      })),
    );

export const downloadMailSamples: MailSamples = {
  'digital-delivery': { one: sampleOf([text.file]), several: sampleOf([text.file, text.secondFile]) },
};
