import { defineBlock, needsItems } from '../block.ts';
import { SummaryBlock } from './summary.render.tsx';
import { summaryQuery } from './summary-query.ts';
import { summarySchema } from './summary.schema.ts';

export const summaryBlock = defineBlock({
  type: 'summary',
  schema: summarySchema,
  Render: SummaryBlock,
  needs: (props) => needsItems(summaryQuery(props)),
});
