import { defineBlock } from '../block.ts';
import { MapBlock } from './map.render.tsx';
import { mapSchema } from './map.schema.ts';

export const mapBlock = defineBlock({
  type: 'map',
  schema: mapSchema,
  Render: MapBlock,
});
