import {
  beside,
  block,
  heading,
  picture,
  section,
  text,
  type SectionGroup,
  type SectionSite,
} from './section-draft.ts';

/** Pictures of people are chosen by the owner: the site's latest ones seldom show them. */
const portraits = (site: SectionSite): SectionSite => ({ ...site, pictures: [] });

/** Who is behind it. */
export const people: SectionGroup = {
  name: 'People and about',
  sections: [
    {
      name: 'About us, with a picture',
      words: ['story', 'portrait', 'who we are', 'introduction'],
      make: (site) =>
        section(
          { space: 'large' },
          ...beside(
            (at) => picture(site, 0, at, { ratio: '1:1' }),
            'left',
            {
              title: `About ${site.title}`,
              html: '<p>Who you are, what you do all day and why you would not rather do something else. Names are good; titles are seldom needed.</p>',
              button: { label: 'Our story', href: site.about, look: 'quiet' },
            },
            26,
          ),
        ),
    },
    {
      name: 'Team of three',
      words: ['people', 'staff', 'portraits', 'crew'],
      make: (site) =>
        section(
          {},
          heading([1, 20, 1, 3], 'The people you will meet', { size: 'medium' }),
          picture(portraits(site), 0, [1, 8, 6, 24], {
            ratio: '4:5',
            title: 'First name',
            caption: 'What they do here',
          }),
          picture(portraits(site), 1, [9, 8, 6, 24], {
            ratio: '4:5',
            title: 'First name',
            caption: 'What they do here',
          }),
          picture(portraits(site), 2, [17, 8, 6, 24], {
            ratio: '4:5',
            title: 'First name',
            caption: 'What they do here',
          }),
        ),
    },
    {
      name: 'Team of four',
      words: ['people', 'staff', 'portraits', 'crew'],
      make: (site) =>
        section(
          { theme: 'tinted' },
          heading([1, 20, 1, 3], 'Who we are', { size: 'medium' }),
          ...[0, 1, 2, 3].map((index) =>
            picture(portraits(site), index, [1 + 6 * index, 6, 6, 16], {
              ratio: '1:1',
              title: 'First name',
              caption: 'What they do here',
            }),
          ),
        ),
    },
    {
      name: 'Years and milestones',
      words: ['timeline', 'history', 'story', 'dates'],
      make: () =>
        section(
          {},
          heading([1, 9, 1, 11], 'How we came here', { size: 'medium' }, { y: 'start' }),
          block('table', [11, 14, 1, 11], {
            columns: ['Year', 'What happened'],
            rows: [
              ['The first', 'An idea, a table and not much else'],
              ['A year later', 'The first person who was not a friend'],
              ['Then', 'A place of our own, with a door and a sign'],
              ['Today', 'What you are proud of right now'],
            ],
          }),
        ),
    },
    {
      name: 'What we hold on to',
      words: ['values', 'principles', 'promise', 'two columns'],
      make: () =>
        section(
          { theme: 'accent' },
          heading([1, 10, 1, 12], 'What we hold on to', { size: 'medium' }, { y: 'start' }),
          text(
            [12, 12, 1, 12],
            `<h3>Do less, but properly</h3><p>A value is worth naming if somebody else could choose the opposite.</p>
<h3>Say how things are</h3><p>Follow each one with an example of what you do because of it.</p>
<h3>Leave it better</h3><p>Three are easy to remember. Seven are not.</p>`,
          ),
        ),
    },
  ],
};
