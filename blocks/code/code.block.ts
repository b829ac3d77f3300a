import { defineBlock } from '../block.ts';
import { CodeBlock } from './code.render.tsx';
import { codeSchema } from './code.schema.ts';

export const codeBlock = defineBlock({
  type: 'code',
  schema: codeSchema,
  Render: CodeBlock,
});
