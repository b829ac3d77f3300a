/** Texts of the times, the place and the repetition of events. */
export const events = {
  columns: { starts: 'Starts', place: 'Place' },
  when: 'Time',
  whenChoices: { upcoming: 'Upcoming', past: 'Past' },
  noDate: 'No date yet',

  timeHead: 'Time',
  startsAt: 'Starts',
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
  mapHint: 'In degrees, such as 35.5951. Search engines show the place on a map.',
} as const;
