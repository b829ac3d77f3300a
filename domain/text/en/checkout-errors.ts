/** What the checkout form says beside a field. */
export const emailMissing = 'Email cannot be blank';
export const emailInvalid = 'Email is invalid';
export const firstNameMissing = 'Enter a first name.';
export const lastNameMissing = 'Enter a last name.';
export const line1Missing = 'Enter a street address.';
export const cityMissing = 'Enter a city.';
export const countryMissing = 'Choose a country.';
export const countryNotDelivered = 'We do not deliver to that country.';
/** `{label}` is the country's word in lower case, e.g. 'state'. */
export const regionMissing = 'Choose a {label}.';
/** `{label}` as above, e.g. 'ZIP code'. */
export const postalCodeMissing = 'Enter a {label}.';
export const phoneInvalid = 'Enter a phone number, or leave it empty.';
export const deliveryOptionMissing = 'Choose a delivery option.';
export const tooLong = 'Use at most {max} characters.';
export const consentMissing = 'Tick this box to place the order.';

export const cardNumberMissing = 'Enter a card number.';
export const cardNumberInvalid = 'Enter a valid card number.';
export const cardExpiryMissing = 'Enter the expiry date.';
export const cardExpiryInvalid = 'Enter the expiry date as MM / YY.';
export const cardExpired = 'This card has expired. Please try another card.';
export const cardCvcMissing = 'Enter the security code.';
export const cardCvcInvalid =
  'Enter the 3 digits on the back of the card (4 on the front of American Express).';
