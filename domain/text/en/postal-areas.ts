/**
 * What owners read where they enter the postal codes of an area. The hints and the sentence about FSA codes are quoted:
 * spec: site-platform 3 "Regional data", 5 "Postal codes".
 */

/** Several codes, by their term. */
export const postalAreaTerms = {
  eircode: 'Eircode routing keys',
  fsa: 'FSA codes',
  outcode: 'Outcodes',
  postalCode: 'Postal codes',
  postcode: 'Postcodes',
  zip: 'ZIP codes',
};
/** Where only a part of each code is entered. */
export const postalAreaHints = {
  eircode: 'Enter only the first three characters of the Eircode',
  fsa: 'Enter only the first three characters of the postal code',
  outcode: 'Enter only the 1-4 character outcode portion of postcodes.',
  threeDigits: 'Enter up to 3 digits of the postcode',
};
export const fsaInvalid = 'An FSA code is invalid.';
