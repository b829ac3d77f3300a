import { expect, it } from 'vitest';
import { isAmongPostalCodes, readPostalCodes } from './postal-areas.ts';

it.each([
  [['28801'], '28801', true],
  [['28801'], ' 28801 ', true],
  [['28801'], '28802', false],
  [['288*'], '28899', true],
  [['288*'], '2880', true],
  [['288*'], '', false],
  [['SW1*'], 'sw1a 1aa', true],
  [['SW1A 1AA'], 'sw1a1aa', true],
  [['M5V'], 'M5V 3L9', false],
  [[], '28801', false],
])('among %j, %j is found: %s', (codes, postalCode, found) => {
  expect(isAmongPostalCodes(codes, postalCode)).toBe(found);
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
