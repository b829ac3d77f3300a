/** What an address is made of. French. */

/** Labels of the region field, by country. */
export const regionLabels = {
  AU: 'État ou territoire',
  BR: 'État',
  CA: 'Province ou territoire',
  DE: 'Land',
  ES: 'Province',
  FR: 'Région',
  GB: 'Nation',
  IE: 'Comté',
  IN: 'État ou territoire',
  IT: 'Province',
  JP: 'Préfecture',
  MX: 'État',
  NL: 'Province',
  NO: 'Comté',
  NZ: 'Région',
  SE: 'Comté',
  US: 'État',
};
export const postalTerms = { postalCode: 'Code postal', postcode: 'Code postal', zip: 'Code ZIP' };
/** By the term, and by how many digits a code has. */
export const postalProblems = {
  postalCode: {
    4: 'Le code postal doit comporter 4 chiffres.',
    5: 'Le code postal doit comporter 5 chiffres.',
  },
  postcode: { 4: 'Le code postal doit comporter 4 chiffres.' },
  zip: { 5: 'Le code ZIP doit comporter 5 chiffres.' },
};
export const postalInvalid = 'Code postal non valide.';
