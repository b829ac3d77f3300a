import { describeBlock } from '../description.ts';
import { ownColorField } from '../panel-fields.ts';

export const lineEditor = describeBlock({
  type: 'line',
  name: 'Line',
  group: 'layout',
  about: 'A thin line between two blocks',
  words: ['divider', 'rule', 'separator', 'hr'],
  icon: 'M3.5 12h17',
  starting: {},
  size: { columns: 24, rows: 1 },
  content: [],
  design: [ownColorField],
});
