import { defineBlock } from '../block.ts';
import { QuoteBlock } from './quote.render.tsx';
import { quoteSchema } from './quote.schema.ts';

export const quoteBlock = defineBlock({
  type: 'quote',
  schema: quoteSchema,
  Render: QuoteBlock,
});
