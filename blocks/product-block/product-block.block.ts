import { defineBlock, needsItems } from '../block.ts';
import { ProductBlock, productBlockQuery } from './product-block.render.tsx';
import { productBlockSchema } from './product-block.schema.ts';

export const productBlock = defineBlock({
  type: 'product',
  schema: productBlockSchema,
  Render: ProductBlock,
  needs: (props) => needsItems(productBlockQuery(props)),
});
