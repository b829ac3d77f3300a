import type { MailKind } from '@vitrine/contracts/mail.ts';
import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { deliveryMail } from '../downloads/index.ts';
import { giftCardMail } from '../gift-cards/index.ts';
import type { MailContent } from './mail-layout.ts';
import { confirmationMail, fulfilledMail, refundedMail } from './order-mails.ts';
import {
  canceledMail,
  paymentFailedMail,
  renewedMail,
  startedMail,
  type SubscriptionMailSubject,
} from '../subscriptions/index.ts';
import type { Site } from '../websites/index.ts';
import { NO_TOKEN, NOWHERE, sampleDetails, sampleOrder } from './sample-order.ts';

const DAY = 24 * 60 * 60 * 1000;
const NUMBER = 1001;

type Sample = (site: Site, now: number) => MailContent;

const shopOf = ({ title, origin, settings }: Site) => ({
  title,
  origin,
  address: settings.address,
  contactEmail: settings.contactEmail,
  language: settings.language,
});

const orderOf = (site: Site) => ({
  shop: shopOf(site),
  number: NUMBER,
  accessToken: NO_TOKEN,
  testMode: false,
  draft: sampleOrder(site.settings.store),
});

function subscriptionOf(site: Site, now: number): SubscriptionMailSubject {
  const { language, timeZone, store } = site.settings;
  return {
    shop: shopOf(site),
    settings: { language, timeZone },
    testMode: false,
    record: {
      websiteId: site.websiteId,
      id: NOWHERE,
      accessToken: NO_TOKEN,
      status: 'active',
      itemId: NOWHERE,
      variantId: NOWHERE,
      sku: 'SAMPLE',
      productName: text.club,
      attributes: {},
      additionalFields: '',
      quantity: 1,
      unitPriceMinor: 3000,
      currency: store.currency,
      plan: { billingPeriod: { unit: 'MONTH', value: 1 }, numBillingCycles: 0 },
      details: sampleDetails,
      origin: site.origin,
      provider: 'test',
      customer: '',
      paymentMethod: '',
      cardBrand: 'visa',
      cardLast4: '4242',
      firstOrderId: NOWHERE,
      startedOn: new Date(now - 30 * DAY),
      cyclesPaid: 1,
      periodEndsOn: new Date(now + DAY),
      nextChargeOn: new Date(now + DAY),
      failedTries: 0,
      cancelAtPeriodEnd: false,
      endedOn: null,
      revision: 1,
    },
  };
}

/** Every kind of mail the shop sends, for a made-up buyer, written by the functions that write the real ones. */
export const mailSamples: Readonly<Partial<Record<MailKind, Sample>>> = {
  'order-confirmation': (site) => confirmationMail(orderOf(site)),
  'order-fulfilled': (site) => fulfilledMail(orderOf(site)),
  'order-refunded': (site) => refundedMail(orderOf(site), { amountMinor: 3400, reason: text.reason }),
  'gift-card': (site) =>
    giftCardMail({
      websiteId: site.websiteId,
      id: NOWHERE,
      code: 'SAMPLESAMPLE7K2P',
      currency: site.settings.store.currency,
      initialMinor: 5000,
      orderId: null,
      senderName: text.sender,
      recipientName: sampleDetails.address.firstName,
      recipientEmail: sampleDetails.email,
      message: text.message,
      shopTitle: site.title,
      shopAddress: site.settings.address,
      contactEmail: site.settings.contactEmail,
      language: site.settings.language,
      origin: site.origin,
    }),
  'digital-delivery': (site, now) =>
    deliveryMail(
      {
        lineId: NOWHERE,
        productName: text.file,
        assetId: NOWHERE,
        email: sampleDetails.email,
        buyerName: sampleDetails.address.firstName,
        origin: site.origin,
        shopTitle: site.title,
        shopAddress: site.settings.address,
        contactEmail: site.settings.contactEmail,
        language: site.settings.language,
        timeZone: site.settings.timeZone,
        commerce: null,
      },
      [{ productName: text.file, token: NO_TOKEN }],
      { limit: 5, expiresOn: now + 7 * DAY },
    ),
  'subscription-started': (site, now) => startedMail(subscriptionOf(site, now)),
  'subscription-renewed': (site, now) =>
    renewedMail(subscriptionOf(site, now), {
      number: NUMBER,
      accessToken: NO_TOKEN,
      draft: sampleOrder(site.settings.store),
    }),
  'subscription-canceled': (site, now) => canceledMail(subscriptionOf(site, now), 'asked'),
  'payment-failed': (site, now) => {
    const subject = subscriptionOf(site, now);
    const record = { ...subject.record, status: 'past-due' as const, failedTries: 1 };
    return paymentFailedMail({ ...subject, record }, 3000);
  },
};
