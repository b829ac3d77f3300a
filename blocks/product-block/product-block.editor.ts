import { describeBlock } from '../description.ts';

export const productBlockEditor = describeBlock({
  type: 'product',
  name: 'Product',
  group: 'shop',
  about: 'One product, with everything needed to buy it',
  words: ['buy', 'shop', 'store', 'add to cart', 'sell'],
  icon: 'M5.5 8h13l1 10.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  starting: {},
  size: { columns: 18, rows: 26 },
  content: [
    { kind: 'item', name: 'itemId', label: 'Product', kinds: ['products'] },
    { kind: 'text', name: 'eyebrow', label: 'Small line above the name', max: 120 },
    { kind: 'switch', name: 'showsText', label: 'Show the short description' },
  ],
  design: [
    {
      kind: 'choice',
      name: 'layout',
      label: 'Layout',
      options: [
        { value: 'beside', label: 'Picture beside' },
        { value: 'stacked', label: 'Picture on top' },
      ],
    },
  ],
  missing: 'Choose a product',
});
