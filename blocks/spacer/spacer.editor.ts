import { describeBlock } from '../description.ts';
import { threeSizes } from '../panel-fields.ts';

export const spacerEditor = describeBlock({
  type: 'spacer',
  name: 'Space',
  group: 'layout',
  about: 'Room between two blocks',
  words: ['spacer', 'gap', 'empty', 'distance'],
  icon: 'M4 4h16M4 20h16M12 8v8M9.5 10.5 12 8l2.5 2.5M9.5 13.5 12 16l2.5-2.5',
  starting: {},
  size: { columns: 24, rows: 3 },
  content: [],
  design: [{ kind: 'choice', name: 'size', label: 'Height', options: threeSizes }],
});
