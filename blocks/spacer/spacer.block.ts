import { defineBlock } from '../block.ts';
import { SpacerBlock } from './spacer.render.tsx';
import { spacerSchema } from './spacer.schema.ts';

export const spacerBlock = defineBlock({
  type: 'spacer',
  schema: spacerSchema,
  Render: SpacerBlock,
});
