/** A postal address. `region` is the ISO 3166-2 part after the country (`NC`), '' where a country has none. */
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

/** What a buyer enters at checkout besides the card. */
export interface CheckoutDetails {
  readonly email: string;
  /** Where goods go; for a purely digital cart, the billing place that tax is calculated by. */
  readonly address: PostalAddress;
  readonly deliveryOptionId: string | null;
  readonly note: string;
}
