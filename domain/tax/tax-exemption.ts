/** Why a customer pays no tax: 'reverse-charge': a business that accounts for the tax itself. */
export const exemptionReasons = ['reverse-charge', 'reseller', 'other'] as const;
export type ExemptionReason = (typeof exemptionReasons)[number];

/** A customer whom no tax is charged, with the number that proves it: a VAT number, a certificate; '' for none. */
export interface TaxExemption {
  readonly reason: ExemptionReason;
  readonly number: string;
}

export const MAX_EXEMPTION_NUMBER = 40;

/**
 * Whether an exemption has the number it needs. A reverse charge has the customer's VAT number on its invoice: the code
 * of a country, then 2 to 13 letters and digits.
 */
export function hasExemptionNumber({ reason, number }: TaxExemption): boolean {
  return reason !== 'reverse-charge' || /^[A-Z]{2}(?=.*\d)[0-9A-Z+*]{2,13}$/.test(plainNumber(number));
}

/** A VAT number as it is registered: without spaces, dots and hyphens, in capitals. */
const plainNumber = (number: string): string => number.replaceAll(/[\s.-]/g, '').toUpperCase();

/** An exemption as it is stored. */
export function tidyExemption({ reason, number }: TaxExemption): TaxExemption {
  return { reason, number: reason === 'reverse-charge' ? plainNumber(number) : number.trim() };
}
