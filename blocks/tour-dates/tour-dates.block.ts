import { defineBlock } from '../block.ts';
import { TourDatesBlock } from './tour-dates.render.tsx';
import { tourDatesSchema } from './tour-dates.schema.ts';

export const tourDatesBlock = defineBlock({
  type: 'tour-dates',
  schema: tourDatesSchema,
  Render: TourDatesBlock,
});
