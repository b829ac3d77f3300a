import { defineBlock, needsItems } from '../block.ts';
import { CalendarBlock, monthQuery } from './calendar.render.tsx';
import { calendarSchema } from './calendar.schema.ts';

export const calendarBlock = defineBlock({
  type: 'calendar',
  schema: calendarSchema,
  Render: CalendarBlock,
  needs: (props, page) => needsItems(monthQuery(props, page)),
});
