import { defineBlock } from '../block.ts';
import { ChartBlock } from './chart.render.tsx';
import { chartSchema } from './chart.schema.ts';

export const chartBlock = defineBlock({
  type: 'chart',
  schema: chartSchema,
  Render: ChartBlock,
});
