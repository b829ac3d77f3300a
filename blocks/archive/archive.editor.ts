import { describeBlock } from '../description.ts';
import { headingAboveField } from '../panel-fields.ts';

export const archiveEditor = describeBlock({
  type: 'archive',
  name: 'Archive',
  group: 'lists',
  about: 'The months, tags, categories or authors of a list',
  words: ['blog', 'months', 'categories', 'authors', 'posts', 'index'],
  icon: 'M4 5h16v4H4zM5.5 9v10h13V9M10 13h4',
  starting: {},
  size: { columns: 8, rows: 12 },
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
      label: 'Sorted into',
      options: [
        { value: 'month', label: 'Months' },
        { value: 'tag', label: 'Tags' },
        { value: 'category', label: 'Categories' },
        { value: 'author', label: 'Authors' },
      ],
    },
    headingAboveField,
    { kind: 'number', name: 'limit', label: 'How many to show', min: 1, max: 200, step: 1 },
    { kind: 'switch', name: 'showsCount', label: 'Show how many entries each has' },
  ],
  design: [
    {
      kind: 'choice',
      name: 'layout',
      label: 'Layout',
      options: [
        { value: 'list', label: 'List' },
        { value: 'dropdown', label: 'Menu that opens' },
      ],
    },
    {
      kind: 'choice',
      name: 'order',
      label: 'Order',
      options: [
        { value: 'name', label: 'By name, months newest first' },
        { value: 'count', label: 'Most entries first' },
      ],
    },
  ],
  spokenBy: 'title',
  missing: 'Choose a list',
});
