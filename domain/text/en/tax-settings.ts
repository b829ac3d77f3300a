/** What an owner reads when taxes cannot be charged as entered. */
export const taxProblemTexts = {
  countryUnknown: 'Choose a country.',
  regionUnknown: 'One of these regions is not in {country}. Choose from the list.',
  exceptOfRegion: 'Only a tax of a whole country can leave out regions.',
  nameMissing: 'Enter a name, as buyers read it.',
  nameTooLong: 'Enter at most 60 characters.',
  rateTooHigh: 'Enter a rate of at most 100 %.',
  vatNumberInvalid: 'Enter the VAT number, with the letters of its country: DE123456789.',
  exemptionNumberTooLong: 'Use at most 40 characters.',
  tooMany: 'At most 500 taxes.',
} as const;
