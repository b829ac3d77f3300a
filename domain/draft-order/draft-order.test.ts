import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledInFor, splitName } from './customer-details.ts';
import { draftNumberIn, draftOrderState } from './draft-order-state.ts';
import { expiryOf, lastDayOf } from './expiry.ts';
import { lineRefusal } from './line-refusal.ts';

const product = {
  type: 'physical',
  isPublished: true,
  isSubscription: false,
  isDonation: false,
  customForm: null,
} as const;
const question = {
  id: 'q',
  type: 'text',
  label: 'Your name',
  required: true,
  maxLength: 0,
  options: [],
} as const;
const formOf = (...fields: object[]) => ({ id: 'f', name: 'Form', fields: fields as (typeof question)[] });

describe('the state of a draft order', () => {
  const open = { isOrdered: false, expiresOn: null, isSent: false };
  it.each([
    [open, 'open'],
    [{ ...open, isSent: true }, 'sent'],
    [{ ...open, isSent: true, expiresOn: 1001 }, 'sent'],
    [{ ...open, isSent: true, expiresOn: 1000 }, 'expired'],
    [{ isOrdered: true, isSent: true, expiresOn: 1 }, 'ordered'],
  ] as const)('%j at 1000 is %s', (facts, state) => {
    expect(draftOrderState(facts, 1000)).toBe(state);
  });

  it.each([
    ['D12', 12],
    ['#d12', 12],
    [' d7 ', 7],
    ['12', null],
    ['D12 mug', null],
    ['D1234567890', null],
  ])('a search for %s means the number %s', (search, number) => {
    expect(draftNumberIn(search)).toBe(number);
  });
});

describe('what can be a line', () => {
  it.each([
    [{}, null],
    [{ type: 'digital' }, null],
    [{ type: 'service' }, null],
    [{ isPublished: false }, 'unpublished'],
    [{ isSubscription: true }, 'subscription'],
    [{ isDonation: true }, 'donation'],
    [{ type: 'giftCard' }, 'gift-card'],
    [{ type: 'paywall' }, 'not-sold'],
    [{ customForm: formOf(question) }, 'questions'],
    [{ customForm: formOf({ ...question, required: false }) }, null],
    [{ customForm: formOf({ ...question, type: 'section' }) }, null],
  ] as const)('%j: %s', (change, refusal) => {
    expect(lineRefusal({ ...product, ...change })).toBe(refusal);
  });
});

describe('the day a link ends', () => {
  it.each([
    ['2026-12-24', 'America/New_York', '2026-12-25T05:00:00.000Z'],
    ['2026-12-31', 'Europe/Berlin', '2026-12-31T23:00:00.000Z'],
    // The clocks change in this night.
    ['2026-10-24', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ])('%s in %s is over at %s', (day, timeZone, over) => {
    expect(new Date(expiryOf(day, timeZone)).toISOString()).toBe(over);
  });

  it('is read back as the same day in every time zone', () => {
    const days = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2060-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(
      'UTC',
      'Pacific/Apia',
      'America/St_Johns',
      'Africa/Cairo',
      'Asia/Kathmandu',
    );
    fc.assert(
      fc.property(days, zones, (date, zone) => {
        const day = date.toISOString().slice(0, 10);
        expect(lastDayOf(expiryOf(day, zone), zone)).toBe(day);
      }),
    );
  });
});

describe('what the checkout is filled in with', () => {
  it.each([
    ['June Alder', 'June', 'Alder'],
    ['  Anna  Maria Roth ', 'Anna Maria', 'Roth'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('%j is %j and %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it('never has a part that is too long for its field', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 160 }), (name) => {
        const { firstName, lastName } = splitName(name);
        expect(Math.max(firstName.length, lastName.length)).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('keeps what the buyer has typed where the shop entered nothing', () => {
    const address = {
      firstName: 'J.',
      lastName: 'A.',
      line1: '1 Kiln Row',
      line2: '',
      city: 'Asheville',
      region: 'NC',
      postalCode: '28801',
      country: 'US',
      phone: '1',
    };
    const typed = { email: 'j@example.com', address, note: 'Ring twice.' };
    expect(filledInFor({ email: '', name: 'June Alder', phone: '' }, typed, 'DE')).toEqual({
      ...typed,
      address: { ...address, firstName: 'June', lastName: 'Alder' },
    });
    expect(filledInFor({ email: 'june@example.com', name: '', phone: '' }, {}, 'DE')).toMatchObject({
      email: 'june@example.com',
      address: { country: 'DE', firstName: '', city: '' },
    });
  });
});
