import { defineBlock } from '../block.ts';
import { ContentLinkBlock, contentLinkNeeds } from './content-link.render.tsx';
import { contentLinkSchema } from './content-link.schema.ts';

export const contentLinkBlock = defineBlock({
  type: 'content-link',
  schema: contentLinkSchema,
  Render: ContentLinkBlock,
  needs: contentLinkNeeds,
});
