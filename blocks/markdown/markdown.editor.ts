import { describeBlock } from '../description.ts';
import { ownColorField, textSizeField } from '../panel-fields.ts';

export const markdownEditor = describeBlock({
  type: 'markdown',
  name: 'Markdown',
  group: 'text',
  about: 'Text written in Markdown',
  words: ['text', 'md', 'commonmark', 'plain text'],
  icon: 'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM6.5 14.5v-5l2.5 3 2.5-3v5M16.5 9.5v5M14.5 12.5l2 2 2-2',
  starting: {
    markdown:
      'Write with **bold** words, *slanted* ones and [links](/).\n\n- A first point\n- A second point',
  },
  size: { columns: 12, rows: 6 },
  content: [{ kind: 'code', name: 'markdown', label: 'Text', max: 40_000, language: 'markdown' }],
  design: [textSizeField, ownColorField],
  spokenBy: 'markdown',
});
