import { defineBlock } from '../block.ts';
import { SocialLinksBlock } from './social-links.render.tsx';
import { socialLinksSchema } from './social-links.schema.ts';

export const socialLinksBlock = defineBlock({
  type: 'social-links',
  schema: socialLinksSchema,
  Render: SocialLinksBlock,
});
