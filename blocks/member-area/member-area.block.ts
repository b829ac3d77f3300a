import { defineBlock } from '../block.ts';
import { MemberAreaBlock } from './member-area.render.tsx';
import { memberAreaSchema } from './member-area.schema.ts';

export const memberAreaBlock = defineBlock({
  type: 'member-area',
  schema: memberAreaSchema,
  Render: MemberAreaBlock,
});
