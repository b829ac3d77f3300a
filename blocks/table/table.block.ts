import { defineBlock } from '../block.ts';
import { TableBlock } from './table.render.tsx';
import { tableSchema } from './table.schema.ts';

export const tableBlock = defineBlock({
  type: 'table',
  schema: tableSchema,
  Render: TableBlock,
});
