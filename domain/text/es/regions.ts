/** What an address is made of, by country. Spanish. */
export const regions = {
  CA: {
    region: 'Provincia o territorio',
    postalCode: 'Código postal',
    postalCodeInvalid: 'El código postal no es válido.',
  },
  DE: {
    region: '',
    postalCode: 'Código postal',
    postalCodeInvalid: 'El código postal debe tener 5 dígitos.',
  },
  GB: { region: '', postalCode: 'Código postal', postalCodeInvalid: 'El código postal no es válido.' },
  US: {
    region: 'Estado',
    postalCode: 'Código ZIP',
    postalCodeInvalid: 'El código ZIP debe tener 5 dígitos.',
  },
};
