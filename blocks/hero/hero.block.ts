import { defineBlock, needsPictures } from '../block.ts';
import { HeroBlock } from './hero.render.tsx';
import { heroSchema } from './hero.schema.ts';

export const heroBlock = defineBlock({
  type: 'hero',
  schema: heroSchema,
  Render: HeroBlock,
  needs: ({ assetId }) => needsPictures(assetId),
});
