import { defineBlock, needsItems } from '../block.ts';
import { SummaryBlock } from './summary.render.tsx';
import { summarySchema } from './summary.schema.ts';

export const summaryBlock = defineBlock({
  type: 'summary',
  schema: summarySchema,
  Render: SummaryBlock,
  needs: ({ collectionId, limit, tag }) => needsItems({ collectionId, limit, tag }),
});
