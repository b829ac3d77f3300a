import { describeBlock } from '../description.ts';

export const pricingPlanEditor = describeBlock({
  type: 'pricing-plan',
  name: 'Plans',
  group: 'shop',
  about: 'Up to four plans and their prices, side by side',
  words: ['pricing', 'prices', 'subscription', 'compare', 'packages'],
  icon: 'M4.5 5H10v14H4.5zM14 5h5.5v14H14zM6.5 9H8M16 9h1.5M6.5 12.5H8M16 12.5h1.5',
  starting: {
    plans: [
      {
        name: 'To begin with',
        price: '$12',
        period: 'a month',
        features: ['What everybody gets', 'And one thing more'],
        button: { label: 'Choose it', href: '/' },
      },
      {
        name: 'The whole of it',
        price: '$24',
        period: 'a month',
        features: ['All of the first plan', 'What only this one has'],
        button: { label: 'Choose it', href: '/' },
      },
    ],
  },
  size: { columns: 20, rows: 18 },
  content: [
    {
      kind: 'list',
      name: 'plans',
      label: 'Plans',
      entry: 'Plan',
      min: 1,
      max: 4,
      starting: { name: 'Another plan' },
      title: 'name',
      fields: [
        { kind: 'text', name: 'name', label: 'Name', max: 80 },
        { kind: 'text', name: 'text', label: 'Text', max: 300, multiline: true },
        {
          kind: 'item',
          name: 'itemId',
          label: 'Product',
          hint: 'Its price is shown, and the button leads to it.',
          kinds: ['products'],
          nullable: true,
        },
        {
          kind: 'text',
          name: 'price',
          label: 'Price',
          max: 40,
          placeholder: '$12',
          when: { name: 'itemId', is: [null] },
        },
        { kind: 'text', name: 'period', label: 'For how long', max: 60, placeholder: 'a month' },
        {
          kind: 'texts',
          name: 'features',
          label: 'What it includes',
          entry: 'Feature',
          max: 20,
          maxLength: 160,
        },
        { kind: 'labelled-link', name: 'button', label: 'Button', max: 60, nullable: true },
        { kind: 'text', name: 'badge', label: 'Badge', max: 40, placeholder: 'Most chosen' },
      ],
    },
  ],
  design: [],
});
