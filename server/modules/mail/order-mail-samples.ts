import * as text from '@vitrine/domain/text/en/mail-preview.ts';
import type { Site } from '../websites/index.ts';
import type { MailSamples } from './mail-samples.ts';
import {
  confirmationMail,
  fulfilledMail,
  type OrderMailSubject,
  paidMail,
  refundedMail,
  trackingMail,
  unpaidMail,
} from './order-mails.ts';
import { NO_TOKEN, NOWHERE, SAMPLE_NUMBER, sampleOrder, sampleShop } from './sample-order.ts';

const orderOf = (site: Site): OrderMailSubject => ({
  shop: sampleShop(site),
  number: SAMPLE_NUMBER,
  accessToken: NO_TOKEN,
  testMode: false,
  draft: sampleOrder(site),
});

const sampleParcel = {
  units: [{ lineId: NOWHERE, quantity: 2 }],
  carrier: 'ups',
  carrierName: '',
  trackingNumber: '1Z999AA10123456784',
  trackingUrl: '',
} as const;

export const orderMailSamples: MailSamples = {
  'order-confirmation': (site) => confirmationMail(orderOf(site)),
  'order-paid': (site) => paidMail(orderOf(site), false),
  'order-unpaid': (site) => unpaidMail(orderOf(site), text.unpaidReason),
  'order-fulfilled': (site) => fulfilledMail(orderOf(site), { ...sampleParcel, extent: 'whole' }),
  'order-tracking': (site) => trackingMail(orderOf(site), { ...sampleParcel, extent: 'whole' }),
  'order-refunded': (site) =>
    refundedMail(orderOf(site), { amountMinor: 3400, byHandMinor: 0, reason: text.reason }),
};
