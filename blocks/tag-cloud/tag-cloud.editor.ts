import { describeBlock } from '../description.ts';

export const tagCloudEditor = describeBlock({
  type: 'tag-cloud',
  name: 'Tag cloud',
  group: 'lists',
  about: 'Tags or categories, larger where there is more',
  words: ['tags', 'categories', 'topics', 'blog'],
  icon: 'M4 5h7l9 9-6.5 6.5-9.5-9zM8 9h.01',
  starting: {},
  size: { columns: 10, rows: 8 },
  content: [
    {
      kind: 'collection',
      name: 'collectionId',
      label: 'List',
      kinds: ['blog', 'products', 'events', 'gallery', 'portfolio', 'lessons', 'course'],
    },
    {
      kind: 'choice',
      name: 'by',
      label: 'Show its',
      options: [
        { value: 'tag', label: 'Tags' },
        { value: 'category', label: 'Categories' },
      ],
    },
    { kind: 'number', name: 'limit', label: 'How many to show', min: 1, max: 100, step: 1 },
  ],
  design: [],
  missing: 'Choose a list',
});
