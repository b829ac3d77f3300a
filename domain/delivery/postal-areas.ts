import { isInPostalArea } from '../region/postal-areas.ts';

const plain = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/**
 * Whether a postal code is among some of its country: whole codes, beginnings with an asterisk (`288*`), and parts that
 * name an area (`SW1A`). Spaces do not count.
 */
export function isAmongPostalCodes(codes: readonly string[], postalCode: string, country: string): boolean {
  const sought = plain(postalCode);
  if (sought === '') return false;
  return codes.some((code) =>
    code.endsWith('*')
      ? sought.startsWith(plain(code.slice(0, -1)))
      : sought === plain(code) || isInPostalArea(country, plain(code), sought),
  );
}

/** Codes as typed: one per line, or with commas; each once, in capitals. */
export function readPostalCodes(typed: string): readonly string[] {
  const codes = typed
    .split(/[\n,;]/)
    .map((code) => code.trim().toUpperCase().replaceAll(/\s+/g, ' '))
    .filter((code) => code !== '');
  return [...new Set(codes)];
}
