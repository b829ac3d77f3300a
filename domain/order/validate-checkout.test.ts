import { describe, expect, it } from 'vitest';
import type { CheckoutDetails, PostalAddress } from './checkout-details.ts';
import { countriesIn } from '../region/countries.ts';
import { isEmail } from './email.ts';
import { normalizeDetails, validateCheckout } from './validate-checkout.ts';

const address: PostalAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '12 Kiln Lane',
  line2: '',
  city: 'Asheville',
  region: 'NC',
  postalCode: '28801',
  country: 'US',
  phone: '',
};
const details: CheckoutDetails = {
  email: 'ada@example.com',
  address,
  deliveryOptionId: 'standard',
  note: '',
};
const goods = {
  requiresDelivery: true,
  countries: countriesIn('en').filter(({ code }) => ['US', 'GB', 'DE'].includes(code)),
  options: [{ id: 'standard' }, { id: 'pickup', isPickup: true }],
  deliveryProblem: null,
  consents: [],
};
const at = (change: Partial<PostalAddress>, store: Parameters<typeof validateCheckout>[1] = goods) =>
  validateCheckout(
    normalizeDetails({ ...details, address: { ...address, ...change } }, countriesIn('en')),
    store,
    'en',
  );

describe('checkout details', () => {
  it('pass when they are complete', () => {
    expect(validateCheckout(details, goods, 'en')).toEqual({});
  });

  it('report a required box that is not ticked, or ticked beside another text than the present one', () => {
    const consents = [
      { text: 'I agree to the terms of sale.', isRequired: true },
      { text: 'Send me a catalogue.', isRequired: false },
    ];
    const sentence = { consent0: 'Tick this box to place the order.' };
    expect(validateCheckout(details, { ...goods, consents }, 'en')).toEqual(sentence);
    const ticked = (text: string) => ({ ...details, consents: [{ text }] });
    expect(validateCheckout(ticked('I agree to the old terms.'), { ...goods, consents }, 'en')).toEqual(
      sentence,
    );
    expect(validateCheckout(ticked('I agree to the terms of sale.'), { ...goods, consents }, 'en')).toEqual(
      {},
    );
  });

  it('report each missing field', () => {
    const nothing = {
      firstName: '',
      lastName: '',
      line1: '',
      line2: '',
      city: '',
      region: '',
      postalCode: '',
    };
    const empty = {
      email: '',
      address: { ...nothing, country: 'US', phone: '' },
      deliveryOptionId: null,
      note: '',
    };
    expect(validateCheckout(empty, goods, 'en')).toEqual({
      email: 'Email cannot be blank',
      firstName: 'Enter a first name.',
      lastName: 'Enter a last name.',
      line1: 'Enter a street address.',
      city: 'Enter a city.',
      region: 'Choose a state.',
      postalCode: 'Enter a ZIP code.',
      deliveryOptionId: 'Choose a delivery option.',
    });
  });

  it('check the postal code by country', () => {
    expect(at({ postalCode: '2880' })).toEqual({ postalCode: 'ZIP Codes need to be 5 digits.' });
    expect(at({ postalCode: '28801-1234' })).toEqual({});
    expect(at({ country: 'GB', postalCode: 'sw1a 1aa' })).toEqual({});
    expect(at({ country: 'DE', postalCode: '1011' })).toEqual({
      postalCode: 'Postal Codes need to be 5 digits',
    });
  });

  it('require a region only in countries with regions', () => {
    expect(at({ region: 'ZZ' })).toEqual({ region: 'Choose a state.' });
    expect(at({ country: 'DE', region: 'nonsense', postalCode: '10115' })).toEqual({});
  });

  it('refuse a country without delivery, except for products that are not shipped', () => {
    const canada = { country: 'CA', region: 'ON', postalCode: 'M5V 3L9' };
    expect(at(canada)).toEqual({ country: 'We do not deliver to that country.' });
    expect(at(canada, { ...goods, requiresDelivery: false, countries: countriesIn('en') })).toEqual({});
    expect(at({ country: 'XX' })).toHaveProperty('country');
  });

  it('name the reason instead of an option to choose where nothing is delivered', () => {
    const nothing = { ...goods, options: [], deliveryProblem: 'We do not deliver to that address.' };
    expect(at({}, nothing)).toEqual({ deliveryOptionId: 'We do not deliver to that address.' });
  });

  it('need no postal code in countries without codes', () => {
    const everywhere = { ...goods, countries: countriesIn('en') };
    const there = { country: 'HK', region: '', city: 'Kowloon' };
    expect(at({ ...there, postalCode: '' }, everywhere)).toEqual({});
    expect(at({ ...there, postalCode: 'x'.repeat(30) }, everywhere)).toHaveProperty('postalCode');
  });

  it('limit the length of every field', () => {
    expect(at({ line1: 'x'.repeat(121) })).toEqual({ line1: 'Use at most 120 characters.' });
    expect(validateCheckout({ ...details, note: 'x'.repeat(1001) }, goods, 'en')).toHaveProperty('note');
  });

  it('accept usual notations of phone numbers and refuse text', () => {
    for (const phone of ['+1 (828) 555-0100', '0828/5550100', '']) expect(at({ phone })).toEqual({});
    expect(at({ phone: 'call me' })).toEqual({ phone: 'Enter a phone number, or leave it empty.' });
  });

  it('are normalized: trimmed, codes in upper case', () => {
    const typed = {
      ...address,
      firstName: '  Ada   May ',
      country: 'us',
      region: 'nc ',
      postalCode: ' 28801',
    };
    expect(
      normalizeDetails({ ...details, email: ' ada@example.com ', address: typed }, countriesIn('en')),
    ).toMatchObject({
      email: 'ada@example.com',
      address: { firstName: 'Ada May', country: 'US', region: 'NC', postalCode: '28801' },
    });
  });

  it('are stored without characters the database rejects, and the note keeps its line breaks', () => {
    const tidied = normalizeDetails(
      {
        email: 'ada@example.com\0',
        address: { ...address, firstName: 'A\0da\u0007', line1: '12\r\nKiln Lane' },
        deliveryOptionId: 'standard\0',
        note: 'By the\0 gate\n\tor the\u001b door',
      },
      countriesIn('en'),
    );
    expect(tidied).toMatchObject({
      email: 'ada@example.com',
      address: { firstName: 'A da', line1: '12 Kiln Lane' },
      deliveryOptionId: 'standard',
      note: 'By the gate\n\tor the door',
    });
  });
});

describe('an email address', () => {
  it('has a local part, an @, domain labels and a top level of letters', () => {
    for (const good of ['a@b.co', 'ada.byron+shop@mail.example.store', "o'neil@example.online"]) {
      expect(isEmail(good)).toBe(true);
    }
    for (const bad of [
      'a',
      'a@b',
      '@b.co',
      'a b@c.de',
      'a@-b.co',
      'a@b..co',
      'a@b.c',
      'a@b.123',
      '.a@b.co',
      'a..b@c.de',
    ]) {
      expect(isEmail(bad)).toBe(false);
    }
    expect(
      isEmail(
        `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(30)}.com`,
      ),
    ).toBe(false);
  });
});
