import { describeBlock } from '../description.ts';

export const menuEditor = describeBlock({
  type: 'menu',
  name: 'Food menu',
  group: 'lists',
  about: 'Dishes and drinks with their prices',
  words: ['restaurant', 'cafe', 'dishes', 'drinks', 'prices', 'food'],
  icon: 'M7 3.5v5M4.5 3.5V7a2.5 2.5 0 0 0 5 0V3.5M7 9.5v11M17 13.5v7M17 3.5c-2 1-3 3.5-3 6v4h3z',
  starting: {
    sections: [
      {
        title: 'To start',
        items: [
          { name: 'Soup of the day', note: 'With bread from the oven', price: '$8' },
          { name: 'Garden salad', note: 'Leaves, herbs and seeds', price: '$9' },
        ],
      },
      { title: 'To drink', items: [{ name: 'Lemonade of the house', price: '$4' }] },
    ],
  },
  size: { columns: 14, rows: 16 },
  content: [
    {
      kind: 'list',
      name: 'sections',
      label: 'Sections',
      entry: 'Section',
      max: 30,
      starting: { title: 'Another section', items: [] },
      title: 'title',
      fields: [
        { kind: 'text', name: 'title', label: 'Title', max: 160 },
        { kind: 'text', name: 'note', label: 'Note', max: 600, multiline: true },
        {
          kind: 'list',
          name: 'items',
          label: 'Dishes',
          entry: 'Dish',
          max: 80,
          starting: { name: 'Another dish' },
          title: 'name',
          fields: [
            { kind: 'text', name: 'name', label: 'Name', max: 160 },
            { kind: 'text', name: 'note', label: 'Note', max: 600, multiline: true },
            { kind: 'text', name: 'price', label: 'Price', max: 40, placeholder: '$12' },
          ],
        },
      ],
    },
    {
      kind: 'text',
      name: 'text',
      label: 'The menu as text',
      hint: 'Used while there are no sections: a name above a line of dashes, then dishes with an empty line between them and the price last.',
      max: 20_000,
      multiline: true,
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'columns',
      label: 'Columns',
      options: [
        { value: 1, label: 'One' },
        { value: 2, label: 'Two' },
      ],
    },
  ],
  missing: 'Enter a first section',
});
