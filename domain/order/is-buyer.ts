/** Data of an order that a stranger with its link does not know. */
export interface BuyerIdentity {
  readonly email: string;
  /** '' when the order has none. */
  readonly postalCode: string;
}

/** Whether a text is the order's email address or postal code; case, spaces and hyphens of a postal code do not count. */
export function matchesBuyer(order: BuyerIdentity, typed: string): boolean {
  const answer = typed.trim().toLowerCase();
  if (answer === '') return false;
  if (answer.includes('@')) return answer === order.email.trim().toLowerCase();
  const code = bareCode(answer);
  return code !== '' && code === bareCode(order.postalCode.toLowerCase());
}

const bareCode = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** The order number a person typed, with or without '#'; null when it is not a number. */
export function readOrderNumber(typed: string): number | null {
  const digits = /^#?\s*(\d{1,15})$/.exec(typed.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
