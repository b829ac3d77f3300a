import { defineBlock, needsPictures } from '../block.ts';
import { GalleryBlock } from './gallery.render.tsx';
import { gallerySchema } from './gallery.schema.ts';

export const galleryBlock = defineBlock({
  type: 'gallery',
  schema: gallerySchema,
  Render: GalleryBlock,
  needs: ({ pictures }) => needsPictures(...pictures.map(({ assetId }) => assetId)),
});
