import { defineBlock } from '../block.ts';
import { MenuBlock } from './menu.render.tsx';
import { menuSchema } from './menu.schema.ts';

export const menuBlock = defineBlock({
  type: 'menu',
  schema: menuSchema,
  Render: MenuBlock,
});
