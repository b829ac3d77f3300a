/** German words: sample cart. */
export const sampleLines = [
  {
    title: 'Beispielprodukt',
    sku: 'SAMPLE-1',
    attributes: { Farbe: 'Moos' },
    quantity: 1,
    unitPriceMinor: 2800,
  },
  { title: 'Noch ein Beispiel', sku: 'SAMPLE-2', attributes: {}, quantity: 2, unitPriceMinor: 1500 },
];
