import type { CheckoutDetails } from '../order/checkout-details.ts';

/** Characters of a first or last name at the checkout. */
const MAX_PART = 80;

/**
 * A name as a checkout asks for it. The last word is the last name: the buyer sees both and can correct them. What is
 * too long for one goes to the other.
 */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  const first = words.join(' ');
  return first.length <= MAX_PART && last.length <= MAX_PART
    ? { firstName: first, lastName: last }
    : { firstName: name.slice(0, MAX_PART).trim(), lastName: name.slice(MAX_PART).trim() };
}

/** Who a draft order is for, as far as the shop knows. */
export interface DraftCustomer {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/**
 * What the checkout is filled in with: what the shop has entered, and of the rest what the buyer has typed already.
 * `country` is the one that an empty form shows.
 */
export function filledInFor(
  customer: DraftCustomer,
  typed: Partial<CheckoutDetails>,
  country: string,
): Partial<CheckoutDetails> {
  const empty = { line1: '', line2: '', city: '', region: '', postalCode: '', country };
  const address = typed.address ?? { ...empty, firstName: '', lastName: '', phone: '' };
  return {
    ...typed,
    ...(customer.email === '' ? {} : { email: customer.email }),
    address: {
      ...address,
      ...(customer.name === '' ? {} : splitName(customer.name)),
      ...(customer.phone === '' ? {} : { phone: customer.phone }),
    },
  };
}
