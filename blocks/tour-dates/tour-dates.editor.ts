import { describeBlock } from '../description.ts';
import { headingAboveField } from '../panel-fields.ts';

export const tourDatesEditor = describeBlock({
  type: 'tour-dates',
  name: 'Tour dates',
  group: 'lists',
  about: 'Days, places and where to get tickets',
  words: ['concerts', 'shows', 'gigs', 'tickets', 'band', 'events'],
  icon: 'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  starting: { dates: [] },
  size: { columns: 18, rows: 10 },
  content: [
    headingAboveField,
    {
      kind: 'list',
      name: 'dates',
      label: 'Dates',
      entry: 'Date',
      max: 100,
      starting: { venue: 'Name of the venue' },
      title: 'venue',
      fields: [
        { kind: 'date', name: 'date', label: 'Day' },
        { kind: 'text', name: 'time', label: 'Time', max: 40, placeholder: '8 pm' },
        { kind: 'text', name: 'venue', label: 'Venue', max: 160 },
        { kind: 'text', name: 'place', label: 'Town', max: 160, placeholder: 'Asheville, NC' },
        {
          kind: 'choice',
          name: 'status',
          label: 'Tickets',
          options: [
            { value: 'tickets', label: 'On sale' },
            { value: 'sold-out', label: 'Sold out' },
            { value: 'cancelled', label: 'Cancelled' },
            { value: 'free', label: 'Free' },
          ],
        },
        {
          kind: 'link',
          name: 'ticketHref',
          label: 'Where to get tickets',
          nullable: true,
          when: { name: 'status', is: ['tickets'] },
        },
      ],
    },
    { kind: 'switch', name: 'showsPast', label: 'Keep past dates' },
  ],
  design: [],
  spokenBy: 'title',
});
