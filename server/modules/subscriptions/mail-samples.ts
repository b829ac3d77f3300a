import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import {
  type MailPlan,
  type MailSamples,
  NO_TOKEN,
  NOWHERE,
  SAMPLE_NUMBER,
  sampleDetails,
  sampleOrder,
  sampleShop,
} from '../mail/index.ts';
import {
  addressMail,
  contentsMail,
  keptMail,
  pausedMail,
  resumedMail,
  skippedMail,
} from './owner-change-mails.ts';
import type { Site } from '../websites/index.ts';
import {
  canceledMail,
  completedMail,
  endingMail,
  paymentFailedMail,
  renewedMail,
  startedMail,
  type SubscriptionMail,
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

const sample =
  (write: (subject: SubscriptionMailSubject, now: number) => SubscriptionMail) =>
  (site: Site, now: number): MailPlan =>
    write(subscriptionOf(site, now), now).plan;

const changed = (subject: SubscriptionMailSubject, change: Partial<SubscriptionMailSubject['record']>) => ({
  ...subject,
  record: { ...subject.record, ...change },
});

function failed(subject: SubscriptionMailSubject, cardLast4: string): SubscriptionMail {
  return paymentFailedMail(changed(subject, { status: 'past-due', failedTries: 1, cardLast4 }), 3000);
}

export const subscriptionMailSamples: MailSamples = {
  'subscription-started': { started: sample(startedMail) },
  'subscription-renewed': {
    renewed: (site, now) =>
      renewedMail(subscriptionOf(site, now), {
        number: SAMPLE_NUMBER,
        accessToken: NO_TOKEN,
        draft: sampleOrder(site),
      }).plan,
  },
  'subscription-changed': {
    paused: sample((subject) => pausedMail(changed(subject, { status: 'paused' }))),
    resumed: sample(resumedMail),
    kept: sample(keptMail),
    skipped: sample((subject, now) => skippedMail(subject, new Date(now))),
    contents: sample((subject) => contentsMail(changed(subject, { quantity: 2 }), subject.record)),
    address: sample(addressMail),
  },
  'subscription-canceled': {
    ending: sample((subject) => endingMail(subject)),
    'ending-by-shop': sample((subject) => endingMail(subject, 'by-shop')),
    asked: sample((subject) => canceledMail(subject, 'asked')),
    'by-shop': sample((subject) => canceledMail(subject, 'by-shop')),
    unpaid: sample((subject) => canceledMail(subject, 'unpaid')),
    refunded: sample((subject) => canceledMail(subject, 'refunded', SAMPLE_NUMBER)),
    canceled: sample((subject) => canceledMail(subject, 'canceled', SAMPLE_NUMBER)),
  },
  'subscription-ended': { completed: sample(completedMail) },
  'payment-failed': {
    card: sample((subject) => failed(subject, subject.record.cardLast4)),
    'unknown-card': sample((subject) => failed(subject, '')),
  },
};
