import { defineBlock, needsPictures } from '../block.ts';
import { ImageBlock } from './image.render.tsx';
import { imageSchema } from './image.schema.ts';

export const imageBlock = defineBlock({
  type: 'image',
  schema: imageSchema,
  Render: ImageBlock,
  needs: ({ assetId }) => needsPictures(assetId),
});
