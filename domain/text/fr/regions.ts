/** What an address is made of, by country. French. */
export const regions = {
  CA: {
    region: 'Province ou territoire',
    postalCode: 'Code postal',
    postalCodeInvalid: 'Code postal non valide.',
  },
  DE: {
    region: '',
    postalCode: 'Code postal',
    postalCodeInvalid: 'Le code postal doit comporter 5 chiffres.',
  },
  GB: { region: '', postalCode: 'Code postal', postalCodeInvalid: 'Code postal non valide.' },
  US: { region: 'État', postalCode: 'Code ZIP', postalCodeInvalid: 'Le code ZIP doit comporter 5 chiffres.' },
};
