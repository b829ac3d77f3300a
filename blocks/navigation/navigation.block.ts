import { defineBlock } from '../block.ts';
import { NavigationBlock } from './navigation.render.tsx';
import { navigationSchema } from './navigation.schema.ts';

export const navigationBlock = defineBlock({
  type: 'navigation',
  schema: navigationSchema,
  Render: NavigationBlock,
});
