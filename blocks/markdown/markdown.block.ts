import { defineBlock } from '../block.ts';
import { MarkdownBlock } from './markdown.render.tsx';
import { markdownSchema } from './markdown.schema.ts';

export const markdownBlock = defineBlock({
  type: 'markdown',
  schema: markdownSchema,
  Render: MarkdownBlock,
});
