import { defineBlock } from '../block.ts';
import { SearchBlock } from './search.render.tsx';
import { searchSchema } from './search.schema.ts';

export const searchBlock = defineBlock({
  type: 'search',
  schema: searchSchema,
  Render: SearchBlock,
});
