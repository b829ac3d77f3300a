import { defineBlock } from '../block.ts';
import { AccordionBlock } from './accordion.render.tsx';
import { accordionSchema } from './accordion.schema.ts';

export const accordionBlock = defineBlock({
  type: 'accordion',
  schema: accordionSchema,
  Render: AccordionBlock,
});
