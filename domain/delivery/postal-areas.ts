const plain = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

/** Whether a postal code is among some: whole codes, and beginnings with an asterisk (`288*`). Spaces do not count. */
export function isAmongPostalCodes(codes: readonly string[], postalCode: string): boolean {
  const sought = plain(postalCode);
  if (sought === '') return false;
  return codes.some((code) =>
    code.endsWith('*') ? sought.startsWith(plain(code.slice(0, -1))) : sought === plain(code),
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
