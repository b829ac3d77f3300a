import { consentFields } from '@vitrine/domain/order/consents.ts';

/** The fields of the checkout form that can have an error, in page order. */
export const checkoutFields = [
  'email',
  'country',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'phone',
  'deliveryOptionId',
  'note',
  'payWith',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
  ...consentFields,
] as const;
export type CheckoutFieldName = (typeof checkoutFields)[number];

/** Sentences by field. */
export type CheckoutFieldErrors = Readonly<Partial<Record<CheckoutFieldName, string>>>;
