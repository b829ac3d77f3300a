/** What an address is made of. Spanish. */

/** Labels of the region field, by country. */
export const regionLabels = {
  AU: 'Estado o territorio',
  BR: 'Estado',
  CA: 'Provincia o territorio',
  DE: 'Estado federado',
  ES: 'Provincia',
  FR: 'Región',
  GB: 'Nación',
  IE: 'Condado',
  IN: 'Estado o territorio',
  IT: 'Provincia',
  JP: 'Prefectura',
  MX: 'Estado',
  NL: 'Provincia',
  NO: 'Condado',
  NZ: 'Región',
  SE: 'Condado',
  US: 'Estado',
};
export const postalTerms = { postalCode: 'Código postal', postcode: 'Código postal', zip: 'Código ZIP' };
/** By the term, and by how many digits a code has. */
export const postalProblems = {
  postalCode: { 4: 'El código postal debe tener 4 dígitos.', 5: 'El código postal debe tener 5 dígitos.' },
  postcode: { 4: 'El código postal debe tener 4 dígitos.' },
  zip: { 5: 'El código ZIP debe tener 5 dígitos.' },
};
export const postalInvalid = 'El código postal no es válido.';
