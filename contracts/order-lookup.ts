import * as z from 'zod';

const text = (max: number) => z.string().max(max).catch('').default('');

/** POST /order-status/{accessToken}, urlencoded: the email address or postal code of the order. */
export const orderGateForm = z.object({ answer: text(300) });

/** POST /order-lookup, urlencoded. */
export const orderLookupForm = z.object({ number: text(40), email: text(300) });

export interface OrderLookupField {
  readonly name: string;
  readonly label: string;
  /** '' for none. */
  readonly hint: string;
  readonly value: string;
  /** '' for none. */
  readonly error: string;
  readonly inputMode: 'numeric' | 'email' | 'text';
  readonly autoComplete: string;
}

/** A form that opens an order. It discloses nothing about any order. */
export interface OrderLookupView {
  readonly crumb: string;
  /** The form's action. */
  readonly action: string;
  readonly title: string;
  readonly lead: string;
  /** Why nothing was found, above the fields; '' for none. */
  readonly problem: string;
  readonly fields: readonly OrderLookupField[];
  readonly button: string;
  /** '' for none. */
  readonly contactEmail: string;
}
