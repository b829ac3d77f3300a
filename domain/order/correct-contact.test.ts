import { describe, expect, it } from 'vitest';
import { aLocalDelivery, aRate, deliveryTo } from '../delivery/delivery-fixtures.ts';
import type { StoreSettings } from '../store/store-settings.ts';
import type { CheckoutDetails, PostalAddress } from './checkout-details.ts';
import {
  addressLine,
  changedContactFields,
  contactProblems,
  correctedDetails,
  isAddressOpen,
  isChargedAlike,
  isContactOpen,
  type OrderContact,
} from './correct-contact.ts';

const stored: CheckoutDetails = {
  email: 'ada@exmaple.com',
  address: {
    firstName: 'Ada',
    lastName: 'Byron',
    line1: '12 Klin Lane',
    line2: '',
    city: 'Asheville',
    region: 'NC',
    postalCode: '28801',
    country: 'US',
    phone: '',
  },
  deliveryOptionId: 'standard',
  note: 'Ring twice',
};
const pickedUp: CheckoutDetails = {
  ...stored,
  address: { ...stored.address, line1: '', city: '', region: '', postalCode: '', country: '' },
};

function typed(change: Partial<OrderContact['address']>, email = stored.email): OrderContact {
  const { country: _, ...address } = stored.address;
  return { email, address: { ...address, ...change } };
}
const problemsOf = (change: Partial<OrderContact['address']>, email?: string, before = stored) =>
  contactProblems(before, correctedDetails(before, typed(change, email), false), false);

const at = (change: Partial<PostalAddress>): PostalAddress => ({ ...stored.address, ...change });

describe('a corrected contact', () => {
  it('is tidied as at checkout, and keeps country, delivery and note', () => {
    const details = correctedDetails(stored, typed({ line1: ' 12  Kiln Lane ' }, ' ada@example.com '), false);
    expect(details).toEqual({
      ...stored,
      email: 'ada@example.com',
      address: { ...stored.address, line1: '12 Kiln Lane' },
    });
    expect(changedContactFields(stored, details)).toEqual(['email', 'line1']);
  });

  it('leaves a field alone that was not touched, even if the checkout would not accept it today', () => {
    const old = { ...stored, address: { ...stored.address, postalCode: '2880' } };
    const { country: _, ...address } = old.address;
    const corrected = { email: old.email, address: { ...address, city: 'Weaverville' } };
    const details = correctedDetails(old, corrected, false);
    expect(details.address).toMatchObject({ postalCode: '2880', city: 'Weaverville' });
    expect(contactProblems(old, details, false)).toEqual({});
  });

  it('is refused by the rules of the checkout, at the field', () => {
    expect(problemsOf({ postalCode: '2880' })).toEqual({ postalCode: expect.stringContaining('ZIP') });
    expect(problemsOf({ line1: ' ' })).toEqual({ line1: expect.any(String) });
    expect(problemsOf({ region: 'ZZ' })).toEqual({ region: expect.any(String) });
    expect(problemsOf({ phone: '12' })).toEqual({ phone: expect.any(String) });
    expect(problemsOf({}, 'ada@example')).toEqual({ email: expect.any(String) });
    expect(problemsOf({ line2: 'x'.repeat(121) })).toEqual({ line2: expect.stringContaining('120') });
  });

  it('of before the store divided its country is given a region, and needs none', () => {
    const old = { ...stored, address: { ...stored.address, country: 'FR', region: '', postalCode: '75001' } };
    const inRegion = (region: string, isDivided: boolean, city = old.address.city) => {
      const { country: _, ...address } = { ...old.address, region, city };
      const details = correctedDetails(old, { email: old.email, address }, isDivided);
      return [details.address.region, contactProblems(old, details, isDivided)];
    };
    expect(inRegion('IDF', true)).toEqual(['IDF', {}]);
    expect(inRegion('ZZ', true)).toEqual(['ZZ', { region: expect.any(String) }]);
    expect(inRegion('', true, 'Paris')).toEqual(['', {}]);
    expect(inRegion('IDF', false)).toEqual(['', {}]);
  });

  it('of goods that are picked up is a name, an email and a phone', () => {
    expect(problemsOf({ firstName: 'Augusta' }, 'ada@example.com', pickedUp)).toEqual({});
    expect(problemsOf({ firstName: '' }, undefined, pickedUp)).toEqual({ firstName: expect.any(String) });
    expect(correctedDetails(pickedUp, typed({}), false).address).toEqual(pickedUp.address);
  });
});

describe('what can be corrected', () => {
  it('is nothing of a canceled order, nor of an erased person', () => {
    expect(isContactOpen({ status: 'paid', email: 'a@example.com' })).toBe(true);
    expect(isContactOpen({ status: 'refunded', email: 'a@example.com' })).toBe(true);
    expect(isContactOpen({ status: 'canceled', email: 'a@example.com' })).toBe(false);
    expect(isContactOpen({ status: 'fulfilled', email: '' })).toBe(false);
  });

  it('is the address until everything is sent, and always where nothing is', () => {
    expect(isAddressOpen({ requiresDelivery: true, isSent: false })).toBe(true);
    expect(isAddressOpen({ requiresDelivery: true, isSent: true })).toBe(false);
    expect(isAddressOpen({ requiresDelivery: false, isSent: true })).toBe(true);
  });
});

describe('a place', () => {
  const rule = { name: 'Tax', country: 'US', rate: 0.07, appliesToDelivery: false };
  const store: StoreSettings = {
    currency: 'USD',
    delivery: deliveryTo(['US'], [aRate()]),
    taxRules: [{ ...rule, region: 'NC' }],
  };
  const order = { deliveryOptionId: 'standard', isTaxed: true };

  it('is charged alike while tax and the delivery option are the same there', () => {
    expect(isChargedAlike(store, order, at({}), at({ postalCode: '28804' }))).toBe(true);
    expect(isChargedAlike(store, order, at({}), at({ region: 'CA' }))).toBe(false);
    expect(isChargedAlike(store, order, at({ region: 'OR' }), at({ region: 'CA' }))).toBe(true);
    expect(isChargedAlike(store, { ...order, isTaxed: false }, at({}), at({ region: 'CA' }))).toBe(true);
  });

  it('is charged differently where the chosen delivery goes to some postal codes only', () => {
    const delivery = { ...store.delivery, localDeliveries: [aLocalDelivery({ postalCodes: ['28801'] })] };
    const byBike = { ...order, deliveryOptionId: 'local' };
    expect(isChargedAlike({ ...store, delivery }, byBike, at({}), at({ postalCode: '28804' }))).toBe(false);
    expect(isChargedAlike({ ...store, delivery }, order, at({}), at({ postalCode: '28804' }))).toBe(true);
  });

  it('is one line', () => {
    expect(addressLine(stored.address)).toBe('12 Klin Lane, Asheville, NC 28801');
    expect(addressLine(pickedUp.address)).toBe('');
  });
});
