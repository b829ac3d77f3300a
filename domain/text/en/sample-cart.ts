/** The lines of the cart a theme is previewed with. */
export const sampleLines = [
  {
    title: 'Sample product',
    sku: 'SAMPLE-1',
    attributes: { Color: 'Moss' },
    quantity: 1,
    unitPriceMinor: 2800,
  },
  { title: 'Another sample', sku: 'SAMPLE-2', attributes: {}, quantity: 2, unitPriceMinor: 1500 },
] as const;
