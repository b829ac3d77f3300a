import { defineBlock, needsNothing } from '../block.ts';
import { FormBlock } from './form.render.tsx';
import { formSchema } from './form.schema.ts';

export const formBlock = defineBlock({
  type: 'form',
  schema: formSchema,
  Render: FormBlock,
  needs: ({ formId }) => (formId === null ? needsNothing : { ...needsNothing, formIds: [formId] }),
});
