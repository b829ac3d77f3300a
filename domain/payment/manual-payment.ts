import type { CartPurpose } from '../cart/cart.ts';

/** Ways to pay that no payment service sees: the owner marks the order as paid. */
export const manualMethods = ['bank-transfer', 'on-collection'] as const;
export type ManualMethod = (typeof manualMethods)[number];

interface ManualMethodSettings {
  readonly enabled: boolean;
  /** What the buyer reads with the order, in the website's language: bank details, or what to bring. */
  readonly instructions: string;
}

/** How a store takes payments by hand. */
export interface ManualPaymentSettings {
  readonly bankTransfer: ManualMethodSettings;
  readonly onCollection: ManualMethodSettings;
  /** Days after which an unpaid order is canceled, 1 to 90; null: it waits until the owner decides. */
  readonly cancelAfterDays: number | null;
}

/** Letters of instructions. */
export const MAX_INSTRUCTIONS = 2_000;
/** Days. */
export const MAX_WAIT_FOR_PAYMENT = 90;

const off: ManualMethodSettings = { enabled: false, instructions: '' };
const defaults: ManualPaymentSettings = { bankTransfer: off, onCollection: off, cancelAfterDays: 14 };

/** A store's manual payment with the defaults filled in. */
export function manualPaymentOf(settings: {
  readonly manualPayment?: Partial<ManualPaymentSettings>;
}): ManualPaymentSettings {
  return { ...defaults, ...settings.manualPayment };
}

/** Whether a store takes payments by hand at all. */
export const isPaidByHand = ({ bankTransfer, onCollection }: ManualPaymentSettings): boolean =>
  bankTransfer.enabled || onCollection.enabled;

const methodSettings = (settings: ManualPaymentSettings, method: ManualMethod): ManualMethodSettings =>
  method === 'bank-transfer' ? settings.bankTransfer : settings.onCollection;

/**
 * The ways a purchase can be paid by hand. A subscription cannot: each of its cycles is charged without its customer.
 * Only what is picked up is paid on collection.
 */
export function offeredManually(
  settings: ManualPaymentSettings,
  purchase: { readonly purpose: CartPurpose; readonly isPickup: boolean },
): readonly ManualMethod[] {
  const { purpose, isPickup } = purchase;
  if (purpose === 'subscription' || purpose === 'renewal') return [];
  return manualMethods.filter(
    (method) =>
      methodSettings(settings, method).enabled &&
      (method === 'bank-transfer' || (isPickup && hasGoods(purpose))),
  );
}

/** Purchases that can be picked up. */
const hasGoods = (purpose: CartPurpose): boolean => purpose === 'shopping' || purpose === 'payment-link';

/** Whether an order is handed over before it is paid. */
export const isPaidOnCollection = (payment: Pick<ManualPayment, 'method'> | null): boolean =>
  payment?.method === 'on-collection';

/** How an order is paid by hand, as agreed when it was placed. */
export interface ManualPayment {
  readonly method: ManualMethod;
  readonly instructions: string;
  /** ISO 8601; when it is canceled if it is not paid. Null: never. */
  readonly dueOn: string | null;
}

/** What is agreed with an order placed `now` (epoch milliseconds). */
export function agreeManually(
  settings: ManualPaymentSettings,
  method: ManualMethod,
  now: number,
): ManualPayment {
  const { cancelAfterDays } = settings;
  return {
    method,
    instructions: methodSettings(settings, method).instructions,
    dueOn: cancelAfterDays === null ? null : new Date(now + cancelAfterDays * 86_400_000).toISOString(),
  };
}

/** What is wrong with settings an owner enters, a sentence per field; none when nothing is. */
export function manualPaymentProblems(settings: ManualPaymentSettings): Readonly<Record<string, string>> {
  const { bankTransfer } = settings;
  return bankTransfer.enabled && bankTransfer.instructions.trim() === ''
    ? { 'bankTransfer.instructions': 'Enter your bank details: buyers need them to pay.' }
    : {};
}
