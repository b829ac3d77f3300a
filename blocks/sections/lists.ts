import {
  block,
  heading,
  ofList,
  pathOf,
  section,
  text,
  type SectionGroup,
  type SectionSite,
} from './section-draft.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The date so many days from now, `2026-11-28`. */
const inDays = ({ now }: SectionSite, days: number): string =>
  new Date(now + days * DAY).toISOString().slice(0, 10);

/** Entries of the site's lists, and dates. */
export const lists: SectionGroup = {
  name: 'Events and lists',
  sections: [
    {
      name: 'Next events',
      words: ['dates', 'upcoming', 'agenda', 'what is on'],
      make: (site) =>
        section(
          {},
          ofList(site, 'events', 'summary', [1, 24, 1, 18], {
            title: 'What is on',
            when: 'upcoming',
            limit: 4,
            layout: 'list',
            more: { label: 'All dates', href: pathOf(site, 'events') },
          }),
        ),
    },
    {
      name: 'Calendar of events',
      words: ['month', 'dates', 'schedule'],
      make: (site) =>
        section({}, ofList(site, 'events', 'calendar', [1, 24, 1, 28], { title: 'This month' })),
    },
    {
      name: 'Latest posts',
      words: ['blog', 'journal', 'news', 'articles'],
      make: (site) =>
        section(
          {},
          ofList(site, 'blog', 'summary', [1, 24, 1, 26], {
            title: 'From the journal',
            limit: 3,
            columns: 3,
            more: { label: 'All posts', href: pathOf(site, 'blog') },
          }),
        ),
    },
    {
      name: 'Posts as a list',
      words: ['blog', 'journal', 'news', 'articles', 'rows'],
      make: (site) =>
        section(
          { theme: 'tinted' },
          heading([1, 8, 1, 18], 'Recently written', { size: 'medium' }, { y: 'start' }),
          ofList(site, 'blog', 'summary', [10, 15, 1, 18], {
            limit: 4,
            layout: 'list',
            shows: ['title', 'excerpt', 'date'],
          }),
        ),
    },
    {
      name: 'Dates on the road',
      words: ['tour', 'concerts', 'tickets', 'markets', 'fairs'],
      make: (site) =>
        section(
          { theme: 'dark' },
          block('tour-dates', [3, 20, 1, 14], {
            title: 'Where to find us',
            dates: [
              {
                date: inDays(site, 30),
                time: '8 pm',
                venue: 'Name of the place',
                place: 'Town',
                status: 'free',
              },
              {
                date: inDays(site, 44),
                time: '8 pm',
                venue: 'Another place',
                place: 'Another town',
                status: 'free',
              },
              {
                date: inDays(site, 58),
                time: '6 pm',
                venue: 'And one more',
                place: 'Town by the sea',
                status: 'sold-out',
              },
            ],
          }),
        ),
    },
    {
      name: 'Food and drinks',
      words: ['menu', 'restaurant', 'cafe', 'prices', 'dishes'],
      make: () =>
        section(
          {},
          heading([3, 20, 1, 3], 'What we serve', { size: 'medium', align: 'center' }),
          text([5, 16, 5, 2], '<p>Everything is made here. Ask us about allergens.</p>', { align: 'center' }),
          block('menu', [3, 20, 9, 8], {
            columns: 2,
            sections: [
              {
                title: 'To begin with',
                items: [
                  { name: 'Something small', note: 'With what it comes', price: '8' },
                  { name: 'Something warm', note: 'What makes it special today', price: '9' },
                ],
              },
              {
                title: 'After that',
                items: [
                  { name: 'The one everybody orders', note: 'What is in it', price: '18' },
                  { name: 'The one without meat', note: 'What is in it', price: '16' },
                ],
              },
            ],
          }),
        ),
    },
  ],
};
