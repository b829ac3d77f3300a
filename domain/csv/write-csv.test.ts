import { expect, it } from 'vitest';
import { csvLine } from './write-csv.ts';

it('quotes what has a comma, a quote or a line break', () => {
  expect(csvLine(['a', 'b, c', 'say "hi"', 'two\nlines', null, 12])).toBe(
    'a,"b, c","say ""hi""","two\nlines",,12\r\n',
  );
});

it.each(['=1+1', '+49 30', '-2', '@name', '\tx', '\r=1', "'=1"])(
  'writes %j as a text, never as a formula',
  (text) => {
    expect(csvLine([text]).replaceAll('"', '').startsWith("'")).toBe(true);
  },
);

it('leaves negative numbers as numbers', () => {
  expect(csvLine([-12.5])).toBe('-12.5\r\n');
});
