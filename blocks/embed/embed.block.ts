import { defineBlock, needsPictures } from '../block.ts';
import { EmbedBlock } from './embed.render.tsx';
import { embedSchema } from './embed.schema.ts';

export const embedBlock = defineBlock({
  type: 'embed',
  schema: embedSchema,
  Render: EmbedBlock,
  needs: ({ source }) => needsPictures(source?.kind === 'embed' ? source.thumbnailId : null),
});
