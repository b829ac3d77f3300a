import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import {
  type MailSamples,
  NO_TOKEN,
  NOWHERE,
  SAMPLE_NUMBER,
  sampleDetails,
  sampleOrder,
  sampleShop,
} from '../mail/index.ts';
import { pausedMail } from './owner-change-mails.ts';
import type { Site } from '../websites/index.ts';
import {
  canceledMail,
  completedMail,
  paymentFailedMail,
  renewedMail,
  startedMail,
  type SubscriptionMailSubject,
} from './subscription-mails.ts';

const DAY = 24 * 60 * 60 * 1000;

function subscriptionOf(site: Site, now: number): SubscriptionMailSubject {
  const { language, timeZone, store } = site.settings;
  return {
    shop: sampleShop(site),
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
      accountId: null,
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

export const subscriptionMailSamples: MailSamples = {
  'subscription-started': (site, now) => startedMail(subscriptionOf(site, now)),
  'subscription-renewed': (site, now) =>
    renewedMail(subscriptionOf(site, now), {
      number: SAMPLE_NUMBER,
      accessToken: NO_TOKEN,
      draft: sampleOrder(site),
    }),
  'subscription-changed': (site, now) => pausedMail(subscriptionOf(site, now)),
  'subscription-canceled': (site, now) => canceledMail(subscriptionOf(site, now), 'asked'),
  'subscription-ended': (site, now) => completedMail(subscriptionOf(site, now)),
  'payment-failed': (site, now) => {
    const subject = subscriptionOf(site, now);
    const record = { ...subject.record, status: 'past-due' as const, failedTries: 1 };
    return paymentFailedMail({ ...subject, record }, 3000);
  },
};
