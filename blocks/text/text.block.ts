import { defineBlock } from '../block.ts';
import { TextBlock } from './text.render.tsx';
import { textSchema } from './text.schema.ts';

export const textBlock = defineBlock({
  type: 'text',
  schema: textSchema,
  Render: TextBlock,
});
