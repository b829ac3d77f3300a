import { describeBlock } from '../description.ts';

export const accordionEditor = describeBlock({
  type: 'accordion',
  name: 'Questions and answers',
  group: 'text',
  about: 'Answers that open under their questions',
  words: ['accordion', 'faq', 'help', 'fold', 'details'],
  icon: 'M4 4h16v6H4zM4 14h16v6H4zM14 7h3M14 17h3M15.5 15.5v3',
  starting: {
    items: [
      { title: 'What do people ask you first?', html: '<p>Answer it here, in a sentence or two.</p>' },
      { title: 'And what do they ask next?', html: '<p>Another short answer.</p>' },
    ],
  },
  size: { columns: 16, rows: 8 },
  content: [
    {
      kind: 'list',
      name: 'items',
      label: 'Questions',
      entry: 'Question',
      min: 1,
      max: 50,
      starting: { title: 'Another question', html: '<p>Its answer.</p>' },
      title: 'title',
      fields: [
        { kind: 'text', name: 'title', label: 'Question', max: 300 },
        { kind: 'rich-text', name: 'html', label: 'Answer', max: 20_000 },
      ],
    },
    { kind: 'switch', name: 'firstOpen', label: 'Open the first one' },
    { kind: 'switch', name: 'allowsMultiple', label: 'Let several be open' },
  ],
  design: [
    {
      kind: 'choice',
      name: 'icon',
      label: 'Icon',
      options: [
        { value: 'plus', label: 'Plus' },
        { value: 'arrow', label: 'Arrow' },
        { value: 'none', label: 'None' },
      ],
    },
    {
      kind: 'choice',
      name: 'iconPlacement',
      label: 'Position of the icon',
      options: [
        { value: 'start', label: 'Before the question' },
        { value: 'end', label: 'After the question' },
      ],
      when: { name: 'icon', is: ['plus', 'arrow'] },
    },
    { kind: 'switch', name: 'dividers', label: 'Lines between them' },
  ],
});
