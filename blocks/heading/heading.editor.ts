import { describeBlock } from '../description.ts';
import { alignField, ownColorField } from '../panel-fields.ts';

export const headingEditor = describeBlock({
  type: 'heading',
  name: 'Heading',
  group: 'text',
  about: 'A line in large type',
  words: ['title', 'headline', 'h1', 'h2', 'h3'],
  icon: 'M6 5v14M18 5v14M6 12h12',
  starting: { text: 'A line that says what you do' },
  size: { columns: 16, rows: 3 },
  inPlace: { name: 'text', as: 'line', selector: '.heading > :not(.eyebrow)' },
  content: [
    { kind: 'text', name: 'text', label: 'Text', max: 300 },
    {
      kind: 'text',
      name: 'eyebrow',
      label: 'Small line above it',
      max: 120,
      placeholder: 'Since 2011',
    },
    {
      kind: 'choice',
      name: 'level',
      label: 'Level',
      hint: 'Screen readers and search engines read the outline of the page from it; one heading has level 1.',
      options: [
        { value: 1, label: 'Level 1: the page' },
        { value: 2, label: 'Level 2: a section' },
        { value: 3, label: 'Level 3' },
        { value: 4, label: 'Level 4' },
        { value: 5, label: 'Level 5' },
        { value: 6, label: 'Level 6' },
      ],
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'size',
      label: 'Text size',
      options: [
        { value: 'small', label: 'Small' },
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large' },
        { value: 'display', label: 'Extra large' },
      ],
    },
    alignField,
    ownColorField,
  ],
  spokenBy: 'text',
});
