/** The name of a list of families: its first, without quotes. */
export const nameOfFamily = (families: string): string =>
  (families.split(',')[0] ?? '').trim().replaceAll(/["']/g, '');

/** The families of a tweak's value, `font-family: Lora, serif; font-size: 18px`; '' where it has none. */
export const familyIn = (value: string): string =>
  /(?:^|[;{\s])font-family\s*:\s*([^;}]*)/i.exec(value)?.[1]?.trim() ?? '';

/** A list of families in one form: without quotes, in lower case. */
const plainStack = (families: string): string =>
  families
    .split(',')
    .map((family) => family.trim().replaceAll(/["']/g, '').toLowerCase())
    .join(',');

/** Whether two lists name the same families in the same order. */
export const sameFamilies = (one: string, other: string): boolean => plainStack(one) === plainStack(other);
