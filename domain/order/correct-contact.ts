import { taxedAt } from '../cart/price-cart.ts';
import { findDeliveryOption } from '../cart/delivery.ts';
import { taxRulesFor } from '../cart/tax.ts';
import { addressCountry } from '../region/countries.ts';
import type { Country } from '../region/country.ts';
import { type StoreSettings, termsAt } from '../store/store-settings.ts';
import type { CheckoutDetails, PostalAddress } from './checkout-details.ts';
import type { OrderStatus } from './order.ts';
import { type FieldErrors, normalizeDetails, validateCheckout } from './validate-checkout.ts';

/** What an owner corrects of a placed order. The country stays: tax and delivery were calculated for it. */
export interface OrderContact {
  readonly email: string;
  readonly address: Omit<PostalAddress, 'country'>;
}

export type ContactField = 'email' | keyof OrderContact['address'];

/** In the order of the form. */
const addressFields = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'phone',
] as const satisfies readonly (keyof OrderContact['address'])[];

/** Fields of an address that has only a name: of goods that are picked up. */
const personFields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'phone']);

/** Whether an order still reaches its buyer: a canceled one is final, and one of an erased person has no buyer. */
export const isContactOpen = (order: { readonly status: OrderStatus; readonly email: string }): boolean =>
  order.status !== 'canceled' && order.email !== '';

/** Whether name and address still matter: until everything is sent, and always where nothing is. */
export const isAddressOpen = (order: {
  readonly requiresDelivery: boolean;
  readonly isSent: boolean;
}): boolean => !order.requiresDelivery || !order.isSent;

/** Whether an order has no more of an address than a name: its goods are picked up. */
export const hasNameOnly = ({ address }: Pick<CheckoutDetails, 'address'>): boolean => address.country === '';

/** The country of an order, which stays; an order that names a region goes on naming one. */
const countryOf = (address: PostalAddress, isDivided: boolean): readonly Country[] =>
  [addressCountry(address, isDivided, 'en')].filter((country) => country !== null);

/**
 * An order's details with what was typed, normalized as at checkout; a field that was not touched stays as it is.
 * `isDivided`: the store divides the country by its regions (`isCountryDivided`).
 */
export function correctedDetails(
  stored: CheckoutDetails,
  typed: OrderContact,
  isDivided: boolean,
): CheckoutDetails {
  const { address } = stored;
  const read = normalizeDetails(
    { ...stored, email: typed.email, address: { ...typed.address, country: address.country } },
    countryOf(address, isDivided),
  );
  const fields = addressFields.filter((field) => !hasNameOnly(stored) || personFields.has(field));
  const changed = fields.filter((field) => typed.address[field] !== address[field]);
  return {
    ...stored,
    email: typed.email === stored.email ? stored.email : read.email,
    address: { ...address, ...Object.fromEntries(changed.map((field) => [field, read.address[field]])) },
  };
}

/** The fields in which two versions of an order's details differ. */
export function changedContactFields(
  before: CheckoutDetails,
  after: CheckoutDetails,
): readonly ContactField[] {
  return [
    ...(before.email === after.email ? [] : (['email'] as const)),
    ...addressFields.filter((field) => before.address[field] !== after.address[field]),
  ];
}

/** Fields that stay once everything was sent: only how the buyer is reached can still be corrected. */
export const isOfAddress = (field: ContactField): boolean => field !== 'email' && field !== 'phone';

/** What is wrong with the changed fields, by the rules of the checkout; empty when they are valid. In English. */
export function contactProblems(
  before: CheckoutDetails,
  after: CheckoutDetails,
  isDivided: boolean,
): FieldErrors {
  const isNameOnly = hasNameOnly(before);
  const pickup = { id: 'pickup', isPickup: true };
  const problems = validateCheckout(
    isNameOnly ? { ...after, deliveryOptionId: pickup.id } : after,
    {
      requiresDelivery: isNameOnly,
      countries: countryOf(before.address, isDivided),
      options: [pickup],
      deliveryProblem: null,
      consents: [],
    },
    'en',
  );
  const changed: ReadonlySet<string> = new Set(changedContactFields(before, after));
  return Object.fromEntries(Object.entries(problems).filter(([field]) => changed.has(field)));
}

/**
 * Whether a store charges the same tax and delivery for an order at two addresses of one country. An option that the
 * store no longer has at either of them does not count.
 */
export function isChargedAlike(
  store: StoreSettings,
  order: { readonly deliveryOptionId: string | null; readonly isTaxed: boolean },
  before: PostalAddress,
  after: PostalAddress,
): boolean {
  const chargesAt = ({ country, region, postalCode }: PostalAddress): string => {
    const place = country === '' ? null : { country, region, postalCode };
    const terms = termsAt(store, place, 'en');
    const option = findDeliveryOption(terms, order.deliveryOptionId);
    const taxes = order.isTaxed ? taxRulesFor(terms, taxedAt(option, place)) : [];
    return JSON.stringify({ taxes, option });
  };
  return chargesAt(before) === chargesAt(after);
}

/** An address in one line, without the person: '12 Kiln Lane, Asheville, NC 28801'. */
export function addressLine({ line1, line2, city, region, postalCode }: PostalAddress): string {
  const parts = [line1, line2, city, [region, postalCode].filter((part) => part !== '').join(' ')];
  return parts.filter((part) => part !== '').join(', ');
}
