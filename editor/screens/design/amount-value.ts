const units = 'px|em|rem|%|vw|vh|ch|s|ms|deg|pt';
const amount = new RegExp(`^(-?\\d+(?:\\.\\d+)?)(${units})?$`);

/** The unit a theme calculates a value in; '' for a plain number, null when its own value is no number at all. */
export function unitOf(value: string): string | null {
  const match = amount.exec(value.trim());
  return match === null ? null : (match[2] ?? '');
}

/** What stands in the field beside its unit: the bare number, or what was typed where it is none. */
export function withoutUnit(value: string, unit: string): string {
  const match = amount.exec(value);
  return match !== null && (match[2] ?? '') === unit ? (match[1] ?? '') : value;
}

/** The value for what was typed: a bare number takes the unit, anything else stays for the server to judge. */
export function withUnit(typed: string, unit: string): string {
  const plain = typed.trim();
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain + unit : plain === '' ? '' : typed;
}

/** Where a slider stands for a value: its number within the bounds; the lower bound for what is none. */
export function positionOf(value: string, min: number, max: number): number {
  const number = Number(amount.exec(value.trim())?.[1] ?? Number.NaN);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : min;
}
