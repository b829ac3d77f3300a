import { describeBlock } from '../description.ts';

export const searchEditor = describeBlock({
  type: 'search',
  name: 'Search',
  group: 'site',
  about: 'A field that searches your site',
  words: ['find', 'look up', 'query'],
  icon: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 16l4.5 4.5',
  starting: {},
  size: { columns: 10, rows: 3 },
  content: [
    { kind: 'text', name: 'label', label: 'Name of the field', max: 80, placeholder: 'Search this site' },
    { kind: 'text', name: 'placeholder', label: 'Example in the empty field', max: 80 },
    {
      kind: 'choice',
      name: 'kind',
      label: 'What it finds',
      options: [
        { value: null, label: 'Everything' },
        { value: 'page', label: 'Pages' },
        { value: 'product', label: 'Products' },
        { value: 'event', label: 'Events' },
        { value: 'post', label: 'Posts' },
      ],
    },
  ],
  design: [{ kind: 'switch', name: 'showsLabel', label: 'Show the name above the field' }],
  spokenBy: 'label',
});
