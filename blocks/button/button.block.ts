import { defineBlock } from '../block.ts';
import { ButtonBlock } from './button.render.tsx';
import { buttonSchema } from './button.schema.ts';

export const buttonBlock = defineBlock({
  type: 'button',
  schema: buttonSchema,
  Render: ButtonBlock,
});
