import { defineBlock, needsItems } from '../block.ts';
import { AddOnBlock, addOnQuery } from './add-on.render.tsx';
import { addOnSchema } from './add-on.schema.ts';

export const addOnBlock = defineBlock({
  type: 'add-on',
  schema: addOnSchema,
  Render: AddOnBlock,
  needs: (props) => needsItems(addOnQuery(props)),
});
