/** A postal address. `region` is the ISO 3166-2 part after the country (`NC`), '' when a country has none. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly phone: string;
}

/** A consent that a buyer ticked: with its page and the time once the order is placed. */
export interface AgreedConsent {
  /** Of the owner's own box, whose text may be changed later. Orders placed before these were kept have none. */
  readonly id?: string;
  readonly text: string;
  readonly url?: string;
  /** ISO 8601 */
  readonly agreedOn?: string;
}

/** A buyer's input at checkout besides the card. */
export interface CheckoutDetails {
  readonly email: string;
  /** The delivery address; for a digital cart, the billing address used for tax. */
  readonly address: PostalAddress;
  readonly deliveryOptionId: string | null;
  readonly note: string;
  readonly consents?: readonly AgreedConsent[];
}
