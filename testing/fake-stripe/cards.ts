/** Stripe's decline codes. */
export interface Refusal {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

const refusal = (declineCode: string, message: string, code = 'card_declined'): Refusal => ({
  code,
  decline_code: declineCode,
  message,
});

export const refusals = {
  generic_decline: refusal('generic_decline', 'Your card was declined.'),
  insufficient_funds: refusal('insufficient_funds', 'Your card has insufficient funds.'),
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: { code: 'processing_error', message: 'An error occurred while processing your card.' },
  authentication_required: refusal(
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
    'authentication_required',
  ),
} as const satisfies Record<string, Refusal>;
export type RefusalName = keyof typeof refusals;

/** How a card behaves. */
export interface CardBehavior {
  /** When the card holder is present. */
  readonly refusal: RefusalName | null;
  /** When it is charged off-session. */
  readonly laterRefusal: RefusalName | null;
  /** Whether authentication is required: never, until it was saved with authentication, or always. */
  readonly confirms: 'never' | 'until-kept' | 'always';
}

const pays: CardBehavior = { refusal: null, laterRefusal: null, confirms: 'never' };
const refused = (name: RefusalName): CardBehavior => ({
  refusal: name,
  laterRefusal: name,
  confirms: 'never',
});

/** Stripe's test numbers that the tests use. Any other number succeeds. */
const behaviors: Readonly<Record<string, CardBehavior>> = {
  '4000000000000002': refused('generic_decline'),
  '4000000000009995': refused('insufficient_funds'),
  '4000000000000069': refused('expired_card'),
  '4000000000000127': refused('incorrect_cvc'),
  '4000000000000119': refused('processing_error'),
  '4000000000000341': { refusal: null, laterRefusal: 'generic_decline', confirms: 'never' },
  '4000002500003155': { refusal: null, laterRefusal: null, confirms: 'until-kept' },
  '4000002760003184': { refusal: null, laterRefusal: 'authentication_required', confirms: 'always' },
};

export function behaviorOf(number: string): CardBehavior {
  return behaviors[number] ?? pays;
}

/** Predefined test payment methods. */
export const predefinedMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
};

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}
