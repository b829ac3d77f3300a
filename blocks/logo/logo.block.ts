import { defineBlock, needsPictures } from '../block.ts';
import { LogoBlock } from './logo.render.tsx';
import { logoSchema } from './logo.schema.ts';

export const logoBlock = defineBlock({
  type: 'logo',
  schema: logoSchema,
  Render: LogoBlock,
  needs: ({ assetId }) => needsPictures(assetId),
});
