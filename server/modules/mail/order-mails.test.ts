import { describe, expect, it } from 'vitest';
import { renderMail } from './mail-layout.ts';
import type { OrderMailSubject } from './order-mail-subject.ts';
import * as mails from './order-mails.ts';
import { noTracking } from '@vitrine/domain/order/tracking.ts';

const confirmationMail = (subject: OrderMailSubject) => renderMail(mails.confirmationMail(subject));
const refundedMail = (...about: Parameters<typeof mails.refundedMail>) =>
  renderMail(mails.refundedMail(...about));
const fulfilledMail = (...about: Parameters<typeof mails.fulfilledMail>) =>
  renderMail(mails.fulfilledMail(...about));
const trackingMail = (...about: Parameters<typeof mails.trackingMail>) =>
  renderMail(mails.trackingMail(...about));

const order: OrderMailSubject = {
  shop: {
    title: 'Fern & Kiln',
    origin: 'https://fernandkiln.example',
    address: ['12 Kiln Lane'],
    contactEmail: 'hello@fernandkiln.example',
    language: 'en-US',
  },
  number: 1001,
  accessToken: 'abcdefghijklmnopqrstuv',
  testMode: true,
  draft: {
    currency: 'USD',
    deliveryName: 'Standard delivery',
    details: {
      email: 'ada@example.com',
      deliveryOptionId: 'standard',
      note: 'Ring <twice>',
      address: {
        firstName: '<b>Ada</b>',
        lastName: 'Byron',
        line1: '1 "Mill" Road',
        line2: '',
        city: 'Asheville',
        region: 'NC',
        postalCode: '28801',
        country: 'US',
        phone: '',
      },
    },
    lines: [
      {
        id: '1',
        itemId: '2',
        variantId: '3',
        sku: 'MUG',
        productName: 'Mug <script>',
        attributes: { Color: 'Moss', Size: 'Large' },
        productType: 'physical',
        quantity: 2,
        unitPriceMinor: 3400,
        lineTotalMinor: 6800,
        additionalFields: '',
      },
    ],
    totals: {
      lineSubtotalsMinor: [6800],
      subtotalMinor: 6800,
      discounts: [],
      refusedDiscounts: [],
      discountMinor: 0,
      deliveryMinor: 600,
      taxMinor: 476,
      taxLines: [{ name: 'North Carolina', rate: 0.07, amountMinor: 476 }],
      grandTotalMinor: 7876,
      giftCards: [],
      giftCardMinor: 0,
      amountDueMinor: 7876,
      pricesIncludeTax: false,
      totalQuantity: 2,
      requiresDelivery: true,
      hasDigital: false,
      purelyDigital: false,
    },
  },
};

describe('the confirmation mail', () => {
  it('lists what was bought, the price, the address and a link to the order', () => {
    const { subject, bodyText } = confirmationMail(order);
    expect(subject).toBe('Your order #1001 from Fern & Kiln');
    for (const words of [
      '2 × Mug <script> (Moss, Large)  $68.00',
      'Subtotal: $68.00',
      'Delivery (Standard delivery): $6.00',
      'Tax (North Carolina): $4.76',
      'Total: $78.76',
      'See your order: https://fernandkiln.example/order-status/abcdefghijklmnopqrstuv',
      'This is a test order',
    ]) {
      expect(bodyText).toContain(words);
    }
  });

  it('ends with the shop’s name and address, the name once when the address begins with it', () => {
    const signed = 'Fern & Kiln\n12 Kiln Lane\n';
    expect(confirmationMail(order).bodyText.endsWith(`\n\n${signed}`)).toBe(true);
    const shop = { ...order.shop, address: ['Fern & Kiln', '12 Kiln Lane'] };
    const { bodyText, bodyHtml } = confirmationMail({ ...order, shop });
    expect(bodyText.endsWith(`\n\n${signed}`)).toBe(true);
    expect(bodyHtml).toContain('>Fern &amp; Kiln<br>12 Kiln Lane</p>');
  });

  it('escapes everything a buyer or owner typed', () => {
    const { bodyHtml } = confirmationMail(order);
    expect(bodyHtml).not.toMatch(/<b>|<script>|<twice>/);
    expect(bodyHtml).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(bodyHtml).toContain('Mug &lt;script&gt;');
    expect(bodyHtml).toContain('Fern &amp; Kiln');
  });

  it('is set as the website’s language is printed, with the country’s name', () => {
    const french = { ...order, shop: { ...order.shop, language: 'fr-FR' } };
    const { bodyText, bodyHtml } = confirmationMail(french);
    for (const words of [
      'Sous-total\u00a0: 68,00\u00a0$',
      'Livraison à\u00a0:',
      'Votre note\u00a0: Ring',
      'Asheville NC 28801\nÉtats-Unis',
    ])
      expect(bodyText).toContain(words);
    expect(bodyHtml).toContain('<html lang="fr-FR">');
  });

  it('removes line breaks from the subject', () => {
    const shop = { ...order.shop, title: 'Fern\r\nBcc: all@example.com' };
    expect(confirmationMail({ ...order, shop }).subject).not.toMatch(/[\r\n]/);
  });
});

describe('the other mails', () => {
  it('report what happened', () => {
    const { bodyText } = refundedMail(order, { amountMinor: 1000, byHandMinor: 0, reason: 'Chipped' });
    expect(bodyText).toContain('We have refunded $10.00 for order #1001.');
    expect(bodyText).toContain('Reason: Chipped');
    const silent = refundedMail(order, { amountMinor: 1000, byHandMinor: 0, reason: '' });
    expect(silent.bodyText).not.toContain('Reason');
  });

  it('say that the shop pays back itself what was paid without a card, and of no bank that shows it', () => {
    const { bodyText } = refundedMail(order, { amountMinor: 1000, byHandMinor: 1000, reason: '' });
    expect(bodyText).toContain('You get $10.00 back for order #1001.');
    expect(bodyText).toContain('the shop pays it back to you itself');
    expect(bodyText).not.toMatch(/We have refunded|your bank shows it/);
  });
});

describe('the mail about a parcel', () => {
  const units = [{ lineId: '1', quantity: 1 }];
  const parcel = { ...noTracking, units, extent: 'part' } as const;
  const tracked = { ...parcel, carrier: 'ups', trackingNumber: '1Z<9>' } as const;

  it('says whether it is the whole order, a part of it or the rest, and what a part contains', () => {
    const whole = fulfilledMail(order, { ...parcel, extent: 'whole' });
    expect(whole.bodyText).toContain('Order #1001 has been sent.');
    expect(whole.bodyText).not.toContain('Mug');
    const part = fulfilledMail(order, parcel);
    expect(part.subject).toBe('Part of your order #1001 from Fern & Kiln is on its way');
    expect(part.bodyText).toContain('Part of order #1001 has been sent. The rest follows separately.');
    expect(part.bodyText).toContain('What it contains:\n1 × Mug <script> (Moss, Large)');
    const rest = fulfilledMail(order, { ...parcel, extent: 'rest' });
    expect(rest.bodyText).toContain('The rest of order #1001 has been sent.');
  });

  it('says of an order that is picked up where and when it is ready, not that it was sent', () => {
    const { address } = order.draft.details;
    const nowhere = { ...address, line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };
    const pickup: OrderMailSubject = {
      ...order,
      pickupHours: 'Mon–Fri 9:00 AM–5:00 PM',
      draft: {
        ...order.draft,
        deliveryName: 'At the studio, 12 Kiln Lane',
        details: { ...order.draft.details, address: nowhere },
      },
    };
    const whole = fulfilledMail(pickup, { ...parcel, extent: 'whole' });
    expect(whole.subject).toBe('Your order #1001 from Fern & Kiln is ready to be picked up');
    expect(whole.bodyText).toContain('Order #1001 is ready to be picked up.');
    expect(whole.bodyText).toContain('Pickup: At the studio, 12 Kiln Lane');
    expect(whole.bodyText).toContain('Opening hours: Mon–Fri 9:00 AM–5:00 PM');
    const part = fulfilledMail(pickup, parcel);
    expect(part.subject).toBe('Part of your order #1001 from Fern & Kiln is ready to be picked up');
    const rest = fulfilledMail({ ...pickup, pickupHours: '' }, { ...parcel, extent: 'rest' });
    expect(rest.bodyText).toContain('The rest of order #1001 is ready to be picked up.');
    expect(rest.bodyText).not.toContain('Opening hours');
    for (const { subject, bodyText } of [whole, part, rest]) {
      expect(`${subject} ${bodyText}`).not.toMatch(/on its way|has been sent/);
    }
  });

  it('leads to the parcel first, with everything escaped', () => {
    const { bodyText, bodyHtml } = fulfilledMail(order, tracked);
    expect(bodyText).toContain('Carrier: UPS\n\nTracking number: 1Z<9>');
    const [track = '', seen = ''] = [
      ...bodyHtml.matchAll(/<a class="(?:onButton|link)" href="([^"]*)"/g),
    ].map(([, href]) => href);
    expect(track).toBe('https://www.ups.com/track?tracknum=1Z%3C9%3E');
    expect(seen).toContain('/order-status/');
    expect(bodyHtml).toContain('1Z&lt;9&gt;');
  });

  it('about new tracking says so, in the language of the website', () => {
    const german = { ...order, shop: { ...order.shop, language: 'de' } };
    const { subject, bodyText } = trackingMail(german, tracked);
    expect(subject).toBe('Sendungsverfolgung zu Ihrer Bestellung Nr. 1001 bei Fern & Kiln');
    expect(bodyText).toContain('Paket verfolgen: https://www.ups.com/');
  });
});
