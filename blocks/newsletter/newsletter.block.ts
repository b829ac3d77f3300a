import { defineBlock } from '../block.ts';
import { NewsletterBlock } from './newsletter.render.tsx';
import { newsletterSchema } from './newsletter.schema.ts';

export const newsletterBlock = defineBlock({
  type: 'newsletter',
  schema: newsletterSchema,
  Render: NewsletterBlock,
});
