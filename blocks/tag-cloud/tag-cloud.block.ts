import { defineBlock, needsNothing } from '../block.ts';
import { TagCloudBlock } from './tag-cloud.render.tsx';
import { tagCloudSchema } from './tag-cloud.schema.ts';

export const tagCloudBlock = defineBlock({
  type: 'tag-cloud',
  schema: tagCloudSchema,
  Render: TagCloudBlock,
  needs: ({ collectionId, by }) => ({ ...needsNothing, groupQueries: [{ collectionId, by }] }),
});
