import { readPdf } from '@vitrine/testing/read-pdf.ts';
import { describe, expect, it } from 'vitest';
import type { InvoiceData } from '@vitrine/domain/invoice/invoice.ts';
import { invoiceSettingsOf } from '@vitrine/domain/invoice/invoice-settings.ts';
import { invoicePlan } from './invoice-plan.ts';
import { renderDocument } from './render-document.ts';

const data: InvoiceData = {
  kind: 'invoice',
  label: 'INV-0012',
  issuedOn: '2026-11-23T10:00:00Z',
  language: 'de-DE',
  timeZone: 'Europe/Berlin',
  seller: invoiceSettingsOf({
    sellerName: 'Farn & Ofen GmbH',
    address: 'Ofenweg 12\n10115 Berlin',
    country: 'DE',
    taxNumber: 'DE123456789',
    footer: 'IBAN DE02 1203 0000 0000 2020 51',
  }),
  buyer: {
    firstName: 'Łukasz',
    lastName: 'Dvořák',
    line1: 'Οδός Ελένη 7',
    line2: '',
    city: 'Київ',
    region: '',
    postalCode: '01001',
    country: 'GR',
    phone: '',
  },
  orderNumber: 1042,
  orderedOn: '2026-11-20T10:00:00Z',
  currency: 'EUR',
  deliveryName: 'Standard',
  lines: [
    {
      productName: 'Schüssel “Größe ßẞ”',
      attributes: { Farbe: 'Moosgrün' },
      sku: 'BOWL-1',
      quantity: 2,
      unitPriceMinor: 1190,
      lineTotalMinor: 2380,
    },
  ],
  totals: {
    lineSubtotalsMinor: [2380],
    subtotalMinor: 2380,
    discounts: [],
    refusedDiscounts: [],
    discountMinor: 0,
    deliveryMinor: 500,
    taxMinor: 460,
    taxLines: [{ name: 'MwSt.', rate: 0.19, amountMinor: 460 }],
    grandTotalMinor: 2880,
    giftCards: [{ id: '1', last4: '7K2P', amountMinor: 1000 }],
    giftCardMinor: 1000,
    amountDueMinor: 1880,
    pricesIncludeTax: true,
    totalQuantity: 2,
    requiresDelivery: true,
    hasDigital: false,
    purelyDigital: false,
  },
  testMode: false,
  refund: null,
};

const read = async (change: Partial<InvoiceData> = {}) =>
  readPdf(await renderDocument(invoicePlan({ ...data, ...change })));

describe('an invoice as PDF', () => {
  it('names seller and buyer in Latin with accents, Greek and Cyrillic, and every sum with its tax', async () => {
    const { pages } = await read();
    expect(pages).toHaveLength(1);
    for (const words of [
      'Rechnung',
      'INV-0012',
      '23. November 2026',
      '20. November 2026',
      '#1042',
      'Farn & Ofen GmbH',
      '10115 Berlin',
      'Steuernummer: DE123456789',
      'Łukasz Dvořák',
      'Οδός Ελένη 7',
      'Київ',
      'Griechenland',
      'Schüssel “Größe ßẞ”',
      'Moosgrün · BOWL-1',
      '23,80\u00A0€',
      'davon Steuern (MwSt. 19\u00A0%)',
      '4,60\u00A0€',
      '28,80\u00A0€',
      'Mit Geschenkkarten bezahlt',
      '18,80\u00A0€',
      'IBAN DE02 1203 0000 0000 2020 51',
      'Seite 1 von 1',
    ])
      expect(pages[0]?.replaceAll('\n', ' ')).toContain(words);
    expect(pages[0]).not.toContain('\uFFFD');
  });

  it('is A4, and Letter where the seller’s country prints on it', async () => {
    expect((await read()).sizes).toEqual([[595.28, 841.89]]);
    expect((await read({ seller: { ...data.seller, country: 'US' } })).sizes).toEqual([[612, 792]]);
  });

  it('of a long order has as many pages as it needs, each line once, the heads and the foot on each', async () => {
    const [line] = data.lines;
    if (line === undefined) throw new Error('there is a line');
    const lines = Array.from({ length: 500 }, (_, at) => ({ ...line, productName: `Teller Nr. ${at + 1}.` }));
    const { pages } = await read({ lines });
    expect(pages.length).toBeGreaterThan(10);
    const whole = pages.join('\n');
    for (let at = 1; at <= 500; at += 1) expect(whole.split(`Teller Nr. ${at}.`)).toHaveLength(2);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Seite ${at + 1} von ${pages.length}`);
      if (page.includes('Teller')) expect(page).toContain('Artikel');
    }
    expect(pages.at(-1)).toContain('28,80\u00A0€');
  });

  it('breaks a name of 2,000 letters within its column, and goes on after it', async () => {
    const [line] = data.lines;
    if (line === undefined) throw new Error('there is a line');
    const { pages } = await read({ lines: [{ ...line, productName: 'x'.repeat(2000) }, line] });
    expect(pages.join('').replaceAll('\n', '').match(/x/g)?.length).toBeGreaterThanOrEqual(2000);
    expect(pages.join('\n')).toContain('Schüssel');
  });

  it.each([
    ['en-US', 'Invoice', 'Page 1 of 1'],
    ['fr-FR', 'Facture', 'Page 1 sur 1'],
    ['es-ES', 'Factura', 'Página 1 de 1'],
  ])('is written in the language %s', async (language, title, foot) => {
    const { pages } = await read({ language });
    expect(pages[0]).toContain(title);
    expect(pages[0]).toContain(foot);
  });

  it('of a test order says that it is not valid', async () => {
    const { pages } = await read({ testMode: true });
    expect(pages[0]?.replaceAll('\n', ' ')).toContain('Dies ist eine Testbestellung');
  });
});

it('a credit note names its invoice, the reason and the tax it returns', async () => {
  const { pages } = await read({
    kind: 'credit-note',
    label: 'CN-0003',
    refund: {
      invoiceLabel: 'INV-0012',
      amountMinor: 1440,
      reason: 'Sprung',
      taxes: [{ name: 'MwSt.', rate: 0.19, amountMinor: 230 }],
    },
  });
  const text = pages[0]?.replaceAll('\n', ' ') ?? '';
  for (const words of [
    'Rechnungskorrektur',
    'CN-0003',
    'Zu Rechnung',
    'INV-0012',
    'Erstattung zur Bestellung #1042',
    'Grund: Sprung',
    '-14,40\u00A0€',
    '-2,30\u00A0€',
  ])
    expect(text).toContain(words);
});

describe('taxes on a document', () => {
  const taxSummary = {
    rows: [
      { name: 'MwSt.', rate: 0.19, netMinor: 2420, taxMinor: 460 },
      { name: 'MwSt.', rate: 0.07, netMinor: 935, taxMinor: 65 },
    ],
    untaxed: [{ reason: 'gift-card' as const, netMinor: 5000 }],
    lineRows: [[0]],
    deliveryRows: [0],
  };
  const totals = { ...data.totals, grandTotalMinor: 8880, taxMinor: 525, taxSummary };
  const textOf = async (change: Partial<InvoiceData>) =>
    (await read({ totals, ...change })).pages[0]?.replaceAll('\n', ' ') ?? '';

  it('are net and tax of each rate, the rates of lines and delivery, and why something is not taxed', async () => {
    const text = await textOf({ supply: null, paidOn: '2026-11-20T10:00:00Z' });
    for (const words of [
      'Versand (Standard · 19\u00A0%)',
      'MwSt. 19\u00A0% 24,20\u00A0€ 4,60\u00A0€',
      'MwSt. 7\u00A0% 9,35\u00A0€ 0,65\u00A0€',
      'Geschenkkarten (Steuer bei Einlösung) 50,00\u00A0€ 0,00\u00A0€',
      'Summe 83,55\u00A0€ 5,25\u00A0€',
      'Bezahlt am 20. November 2026',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Leistungsdatum');
  });

  it('stand beside the day of supply, one or several', async () => {
    const [from, to] = ['2026-11-21T10:00:00Z', '2026-11-23T10:00:00Z'];
    expect(await textOf({ supply: { from, to: from } })).toContain('Leistungsdatum 21. November 2026');
    expect((await textOf({ supply: { from, to } })).replaceAll(' ', '')).toContain(
      'Leistungsdatum21.November2026–23.November2026',
    );
  });

  it('are returned by a credit note with net and tax of each rate', async () => {
    const text = await textOf({
      kind: 'credit-note',
      refund: {
        invoiceLabel: 'INV-0012',
        amountMinor: 1190,
        reason: '',
        taxes: [],
        summary: {
          rows: [{ name: 'MwSt.', rate: 0.19, netMinor: 1000, taxMinor: 190 }],
          untaxed: [],
        },
      },
    });
    expect(text).toContain('MwSt. 19\u00A0% -10,00\u00A0€ -1,90\u00A0€');
  });

  it('of an order from before its summary are calculated where one rate was charged on all of it', async () => {
    const whole = { ...data.totals, grandTotalMinor: 2380, taxMinor: 380 };
    const taxed = { ...whole, taxLines: [{ name: 'MwSt.', rate: 0.19, amountMinor: 380 }] };
    expect(await textOf({ totals: taxed })).toContain('MwSt. 19\u00A0% 20,00\u00A0€ 3,80\u00A0€');
    const partly = { ...taxed, grandTotalMinor: 5000 };
    expect(await textOf({ totals: partly })).not.toContain('Netto');
  });

  it('are none for an exempt customer, with the words of the law and the VAT number', async () => {
    const text = await textOf({
      totals: {
        ...totals,
        taxMinor: 0,
        taxLines: [],
        grandTotalMinor: 2500,
        taxExemption: { reason: 'reverse-charge', number: 'ATU12345678' },
        taxSummary: {
          rows: [],
          untaxed: [{ reason: 'exempt', netMinor: 2500 }],
          lineRows: [[]],
          deliveryRows: [],
        },
      },
    });
    expect(text).toContain('Steuernummer: ATU12345678');
    expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers 25,00\u00A0€ 0,00\u00A0€');
  });
});
