import { describeBlock } from '../description.ts';
import { headingAboveField } from '../panel-fields.ts';

export const calendarEditor = describeBlock({
  type: 'calendar',
  name: 'Calendar',
  group: 'lists',
  about: 'Your events, a month at a time',
  words: ['events', 'month', 'dates', 'schedule'],
  icon: 'M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  starting: {},
  size: { columns: 24, rows: 26 },
  content: [
    { kind: 'collection', name: 'collectionId', label: 'Events', kinds: ['events'] },
    headingAboveField,
  ],
  design: [
    {
      kind: 'choice',
      name: 'firstDay',
      label: 'The week begins on',
      options: [
        { value: 'sunday', label: 'Sunday' },
        { value: 'monday', label: 'Monday' },
      ],
    },
  ],
  spokenBy: 'title',
  missing: 'Choose a list of events',
});
