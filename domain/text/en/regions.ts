/**
 * What an address is made of. Country names are those of Intl.DisplayNames. The messages are quoted: spec: site-platform
 * 5 "Postal codes".
 */

/** Labels of the region field, by country. */
export const regionLabels = {
  AU: 'State or territory',
  BR: 'State',
  CA: 'Province or territory',
  DE: 'State',
  ES: 'Province',
  FR: 'Region',
  GB: 'Nation',
  IE: 'County',
  IN: 'State or territory',
  IT: 'Province',
  JP: 'Prefecture',
  MX: 'State',
  NL: 'Province',
  NO: 'County',
  NZ: 'Region',
  SE: 'County',
  US: 'State',
};
export const postalTerms = { postalCode: 'Postal code', postcode: 'Postcode', zip: 'ZIP code' };
/** By the term, and by how many digits a code has. */
export const postalProblems = {
  postalCode: { 4: 'Postal Codes need to be 4 digits', 5: 'Postal Codes need to be 5 digits' },
  postcode: { 4: 'Postcodes need to be 4 digits' },
  zip: { 5: 'ZIP Codes need to be 5 digits.' },
};
export const postalInvalid = 'Invalid postal code.';
