import { describeBlock } from '../description.ts';
import { ownColorField } from '../panel-fields.ts';

export const quoteEditor = describeBlock({
  type: 'quote',
  name: 'Quote',
  group: 'text',
  about: 'Words of someone else, and who said them',
  words: ['quotation', 'testimonial', 'review', 'praise'],
  icon: 'M10 8c-3 .5-5 2.5-5 6v3h5v-5H7.5M19 8c-3 .5-5 2.5-5 6v3h5v-5h-2.5',
  starting: { text: 'Kind words from someone who was glad to find you.', source: 'Their name' },
  size: { columns: 14, rows: 6 },
  inPlace: { name: 'text', as: 'line', selector: '.quote blockquote > p' },
  content: [
    {
      kind: 'text',
      name: 'text',
      label: 'Quote',
      hint: 'Quotation marks are added.',
      max: 1000,
      multiline: true,
    },
    { kind: 'text', name: 'source', label: 'Who said it', max: 160 },
    { kind: 'link', name: 'href', label: 'Where it is from', nullable: true },
  ],
  design: [ownColorField],
  spokenBy: 'text',
});
