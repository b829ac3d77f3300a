/** What an address is made of. German. */

/** Labels of the region field, by country. */
export const regionLabels = {
  AU: 'Bundesstaat oder Territorium',
  BR: 'Bundesstaat',
  CA: 'Provinz oder Territorium',
  DE: 'Bundesland',
  ES: 'Provinz',
  FR: 'Region',
  GB: 'Landesteil',
  IE: 'Grafschaft',
  IN: 'Bundesstaat oder Territorium',
  IT: 'Provinz',
  JP: 'Präfektur',
  MX: 'Bundesstaat',
  NL: 'Provinz',
  NO: 'Provinz',
  NZ: 'Region',
  SE: 'Provinz',
  US: 'Bundesstaat',
};
export const postalTerms = { postalCode: 'Postleitzahl', postcode: 'Postleitzahl', zip: 'ZIP-Code' };
/** By the term, and by how many digits a code has. */
export const postalProblems = {
  postalCode: { 4: 'Postleitzahlen haben 4 Ziffern.', 5: 'Postleitzahlen haben 5 Ziffern.' },
  postcode: { 4: 'Postleitzahlen haben 4 Ziffern.' },
  zip: { 5: 'ZIP-Codes haben 5 Ziffern.' },
};
export const postalInvalid = 'Ungültige Postleitzahl.';
