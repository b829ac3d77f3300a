import { expect, it } from 'vitest';
import { isAmongPostalCodes, readPostalCodes } from './postal-areas.ts';

it.each([
  [['28801'], '28801', true, 'US'],
  [['28801'], ' 28801 ', true, 'US'],
  [['28801'], '28802', false, 'US'],
  [['288*'], '28899', true, 'US'],
  [['288*'], '2880', true, 'US'],
  [['288*'], '', false, 'US'],
  [['SW1*'], 'sw1a 1aa', true, 'GB'],
  [['SW1A 1AA'], 'sw1a1aa', true, 'GB'],
  [['SW1A'], 'sw1a 1aa', true, 'GB'],
  [['SW1'], 'sw1a 1aa', false, 'GB'],
  [['M5V'], 'm5v3l9', true, 'CA'],
  [['M5V'], 'M5V 3L9', false, 'US'],
  [[], '28801', false, 'US'],
])('among %j, %j is found: %s', (codes, postalCode, found, country) => {
  expect(isAmongPostalCodes(codes, postalCode, country)).toBe(found);
});

it('codes are read one per line or with commas, each once', () => {
  expect(readPostalCodes(' 28801, 28802\n288*;\n sw1a  1aa,28801 ')).toEqual([
    '28801',
    '28802',
    '288*',
    'SW1A 1AA',
  ]);
  expect(readPostalCodes(' \n')).toEqual([]);
});
