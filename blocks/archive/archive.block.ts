import { defineBlock, needsNothing } from '../block.ts';
import { ArchiveBlock } from './archive.render.tsx';
import { archiveSchema } from './archive.schema.ts';

export const archiveBlock = defineBlock({
  type: 'archive',
  schema: archiveSchema,
  Render: ArchiveBlock,
  needs: ({ collectionId, by }) => ({ ...needsNothing, groupQueries: [{ collectionId, by }] }),
});
