/** What an address is made of, by country. German. */
export const regions = {
  CA: {
    region: 'Provinz oder Territorium',
    postalCode: 'Postleitzahl',
    postalCodeInvalid: 'Ungültige Postleitzahl.',
  },
  DE: { region: '', postalCode: 'Postleitzahl', postalCodeInvalid: 'Postleitzahlen haben 5 Ziffern.' },
  GB: { region: '', postalCode: 'Postleitzahl', postalCodeInvalid: 'Ungültige Postleitzahl.' },
  US: { region: 'Bundesstaat', postalCode: 'ZIP-Code', postalCodeInvalid: 'ZIP-Codes haben 5 Ziffern.' },
};
