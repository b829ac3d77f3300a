/** Spanish words: sample cart. */
export const sampleLines = [
  {
    title: 'Producto de ejemplo',
    sku: 'SAMPLE-1',
    attributes: { Color: 'Musgo' },
    quantity: 1,
    unitPriceMinor: 2800,
  },
  { title: 'Otro ejemplo', sku: 'SAMPLE-2', attributes: {}, quantity: 2, unitPriceMinor: 1500 },
];
