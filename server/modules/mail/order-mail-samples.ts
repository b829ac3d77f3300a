import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import { noTracking } from '@vitrine/domain/order/tracking.ts';
import type { ManualMethod } from '@vitrine/domain/payment/manual-payment.ts';
import type { Site } from '../websites/index.ts';
import type { MailSamples } from './mail-samples.ts';
import type { OrderMailSubject } from './order-mail-subject.ts';
import {
  confirmationMail,
  fulfilledMail,
  paidMail,
  type Parcel,
  refundedMail,
  trackingMail,
  unpaidMail,
} from './order-mails.ts';
import {
  NO_TOKEN,
  NOWHERE,
  SAMPLE_NUMBER,
  sampleManualPayment,
  sampleOrder,
  sampleShop,
} from './sample-order.ts';

function orderOf(site: Site, change: Partial<OrderMailSubject['draft']> = {}): OrderMailSubject {
  return {
    shop: sampleShop(site),
    number: SAMPLE_NUMBER,
    accessToken: NO_TOKEN,
    testMode: false,
    draft: { ...sampleOrder(site), ...change },
  };
}

const byHand = (site: Site, now: number, method: ManualMethod): OrderMailSubject =>
  orderOf(site, { manualPayment: sampleManualPayment(method, now) });

/** The sample order, with nothing in it that is delivered. */
function undelivered(site: Site): OrderMailSubject {
  const order = orderOf(site);
  const totals = { ...order.draft.totals, requiresDelivery: false };
  return { ...order, draft: { ...order.draft, totals } };
}

/** The sample order, picked up by its buyer. */
function pickedUp(site: Site): OrderMailSubject {
  const order = orderOf(site);
  const { details, totals } = order.draft;
  const address = {
    ...details.address,
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: '',
  };
  const draft = {
    ...order.draft,
    deliveryName: text.pickupPlace,
    details: { ...details, address },
    totals: { ...totals, requiresDelivery: true },
  };
  return { ...order, draft, pickupHours: text.pickupHours };
}

const parcel = (extent: Parcel['extent']): Parcel => ({
  units: [{ lineId: NOWHERE, quantity: extent === 'whole' ? 2 : 1 }],
  carrier: 'ups',
  carrierName: '',
  trackingNumber: '1Z999AA10123456784',
  trackingUrl: '',
  extent,
});

/** Of what nobody carries. */
const unsent = (extent: Parcel['extent']): Parcel => ({ ...parcel(extent), ...noTracking });

const refund = { amountMinor: 3400, byHandMinor: 0, reason: text.reason };

export const orderMailSamples: MailSamples = {
  'order-confirmation': {
    paid: (site) => confirmationMail(orderOf(site)),
    'bank-transfer': (site, now) => confirmationMail(byHand(site, now, 'bank-transfer')),
    'on-collection': (site, now) => confirmationMail(byHand(site, now, 'on-collection')),
    subscription: (site) => confirmationMail(orderOf(site, { purpose: 'subscription' })),
    contribution: (site) => confirmationMail(orderOf(site, { purpose: 'donation' })),
  },
  'order-paid': {
    paid: (site) => paidMail(orderOf(site), false),
    'handed-over': (site) => paidMail(orderOf(site), true),
  },
  'order-unpaid': { canceled: (site) => unpaidMail(orderOf(site), text.unpaidReason) },
  'order-fulfilled': {
    sent: (site) => fulfilledMail(orderOf(site), parcel('whole')),
    part: (site) => fulfilledMail(orderOf(site), parcel('part')),
    rest: (site) => fulfilledMail(orderOf(site), parcel('rest')),
    ready: (site) => fulfilledMail(pickedUp(site), unsent('whole')),
    'ready-part': (site) => fulfilledMail(pickedUp(site), unsent('part')),
    'ready-rest': (site) => fulfilledMail(pickedUp(site), unsent('rest')),
    complete: (site) => fulfilledMail(undelivered(site), unsent('whole')),
    'complete-part': (site) => fulfilledMail(undelivered(site), unsent('part')),
  },
  'order-tracking': { tracking: (site) => trackingMail(orderOf(site), parcel('whole')) },
  'order-refunded': {
    refunded: (site) => refundedMail(orderOf(site), refund),
    'by-hand': (site) => refundedMail(orderOf(site), { ...refund, byHandMinor: 3400 }),
  },
};
