/** French words: sample cart. */
export const sampleLines = [
  {
    title: 'Produit d’exemple',
    sku: 'SAMPLE-1',
    attributes: { Couleur: 'Mousse' },
    quantity: 1,
    unitPriceMinor: 2800,
  },
  { title: 'Un autre exemple', sku: 'SAMPLE-2', attributes: {}, quantity: 2, unitPriceMinor: 1500 },
];
