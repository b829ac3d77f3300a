/** Words of a product's custom form. Quoted ones: spec: site-platform 5, 8. */
export const someInvalid = 'One or more fields is invalid, please check your entries.';
export const answerRequired = '{label} is required.';
export const overCharacterLimit = 'You have exceeded the character limit.';
/** `{email}` is an example address. */
export const emailFormat = 'Email is not valid. Email addresses should follow the format {email}.';
export const emailExample = 'you@example.com';
export const numberFormat = 'Enter a number.';
export const currencyFormat = 'Enter an amount, like 12.50.';
export const websiteFormat = 'Enter a web address, like https://example.com.';
export const dateFormat = 'Enter a date that exists.';
export const timeFormat = 'Enter a time that exists.';
export const phoneFormat = 'Enter a phone number.';
export const choiceUnknown = 'Choose one of the answers offered.';
export const unreadable = 'Could not parse the form fields, please check your entries.';
/** An answer that was not given. spec: site-platform 8 "Template defaults" */
export const noAnswer = 'N/A';

/** Labels of the inputs of a field that has several. */
export const partLabels = {
  date: { month: 'Month', day: 'Day', year: 'Year' },
  time: { hour: 'Hour', minute: 'Minute', second: 'Second', half: 'AM or PM' },
  name: { first: 'First name', last: 'Last name' },
  address: {
    line1: 'Address line 1',
    line2: 'Address line 2',
    city: 'City',
    region: 'State or province',
    postalCode: 'ZIP or postal code',
    country: 'Country',
  },
  phone: {
    country: 'Country code',
    area: 'Area code',
    prefix: 'First three digits',
    line: 'Last four digits',
  },
} as const;

/** What a likert answer says, by value. spec: site-platform 9 */
export const likertWords = {
  '-2': 'Strongly Disagree',
  '-1': 'Disagree',
  '0': 'Neutral',
  '1': 'Agree',
  '2': 'Strongly Agree',
};
