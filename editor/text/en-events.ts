import { MAX_TICKETS } from '@vitrine/domain/event/tickets.ts';
import {
  MAX_OCCURRENCES,
  MAX_REPEAT_YEARS,
  type RepeatProblem,
  type RepeatRule,
} from '@vitrine/domain/event/repeat-rule.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Texts of the times, the place and the repetition of events. */
export const events = {
  columns: { starts: 'Starts', place: 'Place' },
  when: 'Time',
  whenChoices: { upcoming: 'Upcoming', past: 'Past' },
  noDate: 'No date yet',
  undated: 'This event has no date yet. Enter in its settings when it starts, then publish it.',

  timeHead: 'Time',
  startsAt: 'Starts',
  startMissing: 'Enter a date and a time.',
  endsAt: 'Ends',
  zone: (zone: string) => `Your site’s time zone: ${zone}`,
  endHint: 'Leave it empty if the end is open.',

  placeHead: 'Place',
  addressTitle: 'Name of the place',
  addressLine1: 'Address',
  addressLine2: 'Second line',
  addressLine2Hint: 'City, region and postal code.',
  addressCountry: 'Country',
  mapLat: 'Latitude',
  mapLng: 'Longitude',
  mapLead: 'With both, search engines show the place on a map.',
  mapLatHint: 'In degrees, such as 35.5951.',
  mapLngHint: 'In degrees, such as -82.5515.',

  ticketsHead: 'Tickets',
  ticketsLead: 'Services of your shop, shown with their price on the page of the event.',
  ticketsAdd: 'Add a ticket',
  ticketsPlaceholder: 'Search your services',
  ticketsNothing: 'No other service has this name.',
  ticketsFull: `An event has at most ${MAX_TICKETS} tickets.`,
  ticketHidden: 'Not published',

  repeatHead: 'Repeat',
  repeatHint: 'Each date becomes an event of its own, with its own page, comments and tickets.',
  repeatNeedsStart: 'Enter when it starts, then you can repeat it.',
  repeat: 'Repeat…',
  repeatTitle: 'Repeat this event',
  every: 'Every',
  unit: 'Unit',
  units: { day: 'days', week: 'weeks', month: 'months' } satisfies Record<RepeatRule['unit'], string>,
  weekdays: 'On',
  monthDay: 'On',
  monthDays: (day: number, weekday: string): Record<RepeatRule['monthDay'], string> => ({
    day: `Day ${day} of the month`,
    weekday: `The ${ordinals[Math.floor((day - 1) / 7)] ?? ''} ${weekday} of the month`,
    'last-weekday': `The last ${weekday} of the month`,
  }),
  end: 'Ends',
  ends: { count: 'After a number of events', day: 'On a day' } satisfies Record<
    RepeatRule['end']['kind'],
    string
  >,
  count: 'Number of events',
  lastDay: 'Last day',
  numberMissing: 'Enter a whole number.',
  dayMissing: 'Enter a day.',
  weekdayMissing: 'Choose a weekday.',
  preview: 'Dates',
  previewCount: (count: number, last: string) => `${count} events, the last one on ${last}.`,
  problems: {
    'nothing-repeats': 'Only the first date is left. Choose a later end.',
    'too-many-events': `A series has at most ${MAX_OCCURRENCES} events. Choose an earlier end.`,
    'series-too-long': `A series takes at most ${MAX_REPEAT_YEARS} years. Choose an earlier end.`,
  } satisfies Record<RepeatProblem, string>,
  repeatDo: (count: number) => `Make ${count} events`,
  cancel: 'Cancel',
  repeated: (count: number) => `This event now takes place ${count} times.`,

  seriesHead: 'Series',
  placeInSeries: (place: number, count: number) => `Event ${place} of ${count}.`,
  seriesDates: 'Dates of the series',
  thisOne: 'this event',
  following: 'Apply your changes to',
  followings: {
    '': 'This event only',
    facts: 'This event and all that follow',
    'facts-and-text': 'This event and all that follow, with the text',
  },
  followingHint: 'Title, excerpt, picture, place, tickets and time. Dates move by as much as this one.',
  deleteFollowing: (count: number) =>
    count === 1 ? 'Delete this event' : `Delete this and the ${count - 1} that follow`,
  deleted: (count: number) => (count === 1 ? 'The event is in the bin.' : `${count} events are in the bin.`),
  undo: 'Undo',
  restored: 'Restored.',
} as const;
