import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address of the open internet', () => {
  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:93.184.215.14',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
