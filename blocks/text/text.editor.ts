import { describeBlock } from '../description.ts';
import { alignField, ownColorField, textSizeField } from '../panel-fields.ts';

export const textEditor = describeBlock({
  type: 'text',
  name: 'Text',
  group: 'text',
  about: 'Paragraphs, lists and links',
  words: ['paragraph', 'rich text', 'list', 'bold', 'words'],
  icon: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  starting: {
    html: '<p>Tell people who you are and what they will find here. Two or three sentences are enough to begin with.</p>',
  },
  size: { columns: 12, rows: 5 },
  inPlace: { name: 'html', as: 'rich-text', selector: '.text' },
  content: [],
  design: [textSizeField, alignField, ownColorField],
  spokenBy: 'html',
  missing: 'Write the text',
});
