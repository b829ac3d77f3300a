import { defineBlock } from '../block.ts';
import { galleryNeeds } from './gallery-pictures.ts';
import { GalleryBlock } from './gallery.render.tsx';
import { gallerySchema } from './gallery.schema.ts';

export const galleryBlock = defineBlock({
  type: 'gallery',
  schema: gallerySchema,
  Render: GalleryBlock,
  needs: galleryNeeds,
});
