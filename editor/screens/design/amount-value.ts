const units = 'px|em|rem|%|vw|vh|ch|s|ms|deg|pt';
const amount = new RegExp(`^(-?\\d+(?:\\.\\d+)?)(${units})?$`);

/** The unit of a theme's default value; '' for a plain number, null when it is not a number. */
export function unitOf(value: string): string | null {
  const match = amount.exec(value.trim());
  return match === null ? null : (match[2] ?? '');
}

/** The field's text beside its unit: the bare number, or the input as typed where it is not a number. */
export function withoutUnit(value: string, unit: string): string {
  const match = amount.exec(value);
  return match !== null && (match[2] ?? '') === unit ? (match[1] ?? '') : value;
}

/** The value of the input: a bare number gets the unit, anything else stays for the server to validate. */
export function withUnit(typed: string, unit: string): string {
  const plain = typed.trim();
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain + unit : plain === '' ? '' : typed;
}

/** The slider position of a value: its number clamped to the bounds; the lower bound when it is not a number. */
export function positionOf(value: string, min: number, max: number): number {
  const number = Number(amount.exec(value.trim())?.[1] ?? Number.NaN);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : min;
}
