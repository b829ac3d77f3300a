import { defineBlock } from '../block.ts';
import { LineBlock } from './line.render.tsx';
import { lineSchema } from './line.schema.ts';

export const lineBlock = defineBlock({
  type: 'line',
  schema: lineSchema,
  Render: LineBlock,
});
