/** What an owner reads when settings of the store or the checkout cannot be used. */
export const storeProblemTexts = {
  pricesTooHigh: 'Some prices are too high for this currency. Lower them first, or choose another currency.',
  titleMissing: 'Enter a name for your store.',
  tooLong: 'Enter at most {most} characters.',
  emailInvalid: 'Enter a valid email address, or leave it empty.',
  tooManyLines: 'Enter at most 6 lines.',
  addressInvalid: 'Enter an address like https://example.com/terms or /terms, or leave it empty.',
  termsMissing: 'Enter the address of your terms, or do not ask buyers to agree to them.',
  consentMissing: 'Enter what buyers agree to.',
  languageUnknown: 'Choose a language.',
  timeZoneUnknown: 'Choose a time zone.',
  pixelInvalid: 'Enter an address that begins with https://, or leave it empty.',
  orderNumberUsed: 'Enter {next} or a higher number: earlier ones are taken.',
  textMissing: 'Enter a text. {n} stands for how many are left.',
  outOfRange: 'Enter a number from {least} to {most}.',
  amountTooHigh: 'That amount is too high.',
  installmentRange: 'Enter an amount above the smallest one.',
} as const;
