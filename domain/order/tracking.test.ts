import { describe, expect, it } from 'vitest';
import {
  carrierNameOf,
  carrierValues,
  knownCarriers,
  noTracking,
  readTracking,
  trackingLinkOf,
  trackingProblems,
} from './tracking.ts';

const other = { ...noTracking, carrier: 'other', carrierName: 'Kiln Couriers' } as const;

describe('tracking of a parcel', () => {
  it('of every known carrier has a name and an https address with the number in it', () => {
    expect(knownCarriers.length).toBeGreaterThan(20);
    for (const { id, name } of knownCarriers) {
      const tracking = { ...noTracking, carrier: id, trackingNumber: '1Z999AA10123456784' };
      expect(carrierNameOf(tracking)).toBe(name);
      expect(trackingLinkOf(tracking)).toMatch(/^https:\/\/[^{}]+1Z999AA10123456784$/);
    }
    expect(carrierValues).toEqual(['', ...knownCarriers.map(({ id }) => id), 'other']);
  });

  it('lists carriers by name', () => {
    const names = knownCarriers.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, two) => one.localeCompare(two, 'en')));
  });

  it('of another carrier has the address that was typed, or none', () => {
    expect(trackingLinkOf(other)).toBeNull();
    expect(trackingLinkOf({ ...other, trackingUrl: 'https://couriers.example/x' })).toBe(
      'https://couriers.example/x',
    );
    expect(carrierNameOf(other)).toBe('Kiln Couriers');
  });

  it('escapes the number in an address', () => {
    expect(trackingLinkOf({ ...noTracking, carrier: 'ups', trackingNumber: 'a&b=$&"<' })).toBe(
      'https://www.ups.com/track?tracknum=a%26b%3D%24%26%22%3C',
    );
  });

  it('is stored without spaces in the number and without fields of another carrier', () => {
    const typed = { carrier: 'ups', carrierName: 'x', trackingNumber: ' 1Z 999 ', trackingUrl: 'y' } as const;
    expect(readTracking(typed)).toEqual({
      carrier: 'ups',
      carrierName: '',
      trackingNumber: '1Z999',
      trackingUrl: '',
    });
    expect(readTracking({ ...other, carrierName: ' Kiln Couriers ' })).toEqual(other);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://couriers.example',
    'couriers.example',
    'https://',
    'https://a b.example',
  ])('refuses the address %s', (trackingUrl) => {
    expect(trackingProblems({ ...other, trackingUrl })).toEqual({
      trackingUrl: 'Enter an address that begins with https://.',
    });
  });

  it('asks for the name of another carrier and for the number of a known one', () => {
    expect(trackingProblems({ ...other, carrierName: ' ' })).toEqual({
      carrierName: 'Enter the name of the carrier.',
    });
    expect(trackingProblems({ ...noTracking, carrier: 'dhl' })).toEqual({
      trackingNumber: 'Enter the tracking number, or choose no carrier.',
    });
    expect(trackingProblems(noTracking)).toEqual({});
    expect(trackingProblems({ ...noTracking, trackingNumber: '12' })).toEqual({});
  });
});
