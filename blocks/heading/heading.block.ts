import { defineBlock } from '../block.ts';
import { HeadingBlock } from './heading.render.tsx';
import { headingSchema } from './heading.schema.ts';

export const headingBlock = defineBlock({
  type: 'heading',
  schema: headingSchema,
  Render: HeadingBlock,
});
