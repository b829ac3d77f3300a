/**
 * What a buyer's browser needs for a provider that takes the card in fields of its own. Absent for a provider whose
 * cards are typed into our form. The view makes a payment method with the provider's script and posts its id in
 * the form field `paymentMethod`.
 */
export interface ProviderCardView {
  readonly provider: 'stripe';
  readonly publishableKey: string;
  readonly scriptUrl: string;
}
