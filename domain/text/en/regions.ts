/**
 * What an address is made of, by country. Country names are those of Intl.DisplayNames. The messages are quoted: spec:
 * site-platform 5 "Postal codes".
 */
export const regions = {
  CA: {
    region: 'Province or territory',
    postalCode: 'Postal code',
    postalCodeInvalid: 'Invalid postal code.',
  },
  DE: { region: '', postalCode: 'Postal code', postalCodeInvalid: 'Postal Codes need to be 5 digits' },
  GB: { region: '', postalCode: 'Postcode', postalCodeInvalid: 'Invalid postal code.' },
  US: { region: 'State', postalCode: 'ZIP code', postalCodeInvalid: 'ZIP Codes need to be 5 digits.' },
};
