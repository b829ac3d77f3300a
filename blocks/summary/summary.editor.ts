import { describeBlock } from '../description.ts';
import { headingAboveField } from '../panel-fields.ts';

/** Layouts in which pictures stand in columns. */
const inColumns = ['grid', 'wall'];

export const summaryEditor = describeBlock({
  type: 'summary',
  name: 'Summary',
  group: 'lists',
  about: 'Products, posts or events from one of your lists',
  words: ['list', 'products', 'posts', 'blog', 'events', 'news', 'grid', 'carousel'],
  icon: 'M4 4.5h6.5v8H4zM13.5 4.5H20v8h-6.5zM4 16h6.5M4 19.5h4M13.5 16H20M13.5 19.5h4',
  starting: { columns: 3, limit: 3 },
  size: { columns: 24, rows: 20 },
  content: [
    {
      kind: 'collection',
      name: 'collectionId',
      label: 'List',
      kinds: ['products', 'blog', 'events', 'gallery', 'portfolio', 'lessons', 'course'],
    },
    headingAboveField,
    { kind: 'labelled-link', name: 'more', label: 'Link beside the heading', max: 60, nullable: true },
    { kind: 'number', name: 'limit', label: 'How many to show', min: 1, max: 30, step: 1 },
    { kind: 'number', name: 'skip', label: 'How many to skip first', min: 0, max: 1000, step: 1 },
    { kind: 'text', name: 'category', label: 'Only this category', max: 100, nullable: true },
    { kind: 'text', name: 'tag', label: 'Only this tag', max: 100, nullable: true },
    { kind: 'switch', name: 'featured', label: 'Only featured ones' },
    {
      kind: 'choice',
      name: 'when',
      label: 'Which events',
      options: [
        { value: null, label: 'All' },
        { value: 'upcoming', label: 'Upcoming' },
        { value: 'past', label: 'Past' },
      ],
    },
    {
      kind: 'text',
      name: 'readMore',
      label: 'Link at the end of each',
      max: 40,
      placeholder: 'Read more',
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'layout',
      label: 'Layout',
      options: [
        { value: 'grid', label: 'Grid' },
        { value: 'autogrid', label: 'Grid, as many as fit' },
        { value: 'wall', label: 'Wall' },
        { value: 'carousel', label: 'Strip to scroll' },
        { value: 'list', label: 'List' },
      ],
    },
    {
      kind: 'number',
      name: 'columns',
      label: 'Columns',
      min: 1,
      max: 4,
      step: 1,
      when: { name: 'layout', is: inColumns },
    },
    {
      kind: 'choice',
      name: 'ratio',
      label: 'Shape of the pictures',
      options: [
        { value: 'usual', label: 'To suit what is shown' },
        { value: 'original', label: 'As they are' },
        { value: '4:5', label: 'Portrait, 4:5' },
        { value: '1:1', label: 'Square' },
        { value: '4:3', label: 'Landscape, 4:3' },
        { value: '3:2', label: 'Landscape, 3:2' },
        { value: '16:9', label: 'Wide, 16:9' },
      ],
    },
    {
      kind: 'choices',
      name: 'shows',
      label: 'What to show of each',
      options: [
        { value: 'picture', label: 'Picture' },
        { value: 'title', label: 'Title' },
        { value: 'excerpt', label: 'Short description' },
        { value: 'date', label: 'Date' },
        { value: 'author', label: 'Author' },
        { value: 'category', label: 'Category' },
        { value: 'tags', label: 'Tags' },
        { value: 'location', label: 'Place' },
        { value: 'price', label: 'Price' },
        { value: 'comments', label: 'Number of comments' },
      ],
      nullable: true,
      hint: 'With none of them chosen, each list shows what suits it.',
    },
  ],
  spokenBy: 'title',
  missing: 'Choose a list',
});
