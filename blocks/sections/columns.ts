import { button, heading, picture, section, text, block, type SectionGroup } from './section-draft.ts';

const top = { y: 'start' } as const;

/** Several things side by side. */
export const columns: SectionGroup = {
  name: 'Columns and features',
  sections: [
    {
      name: 'Three columns of text',
      words: ['features', 'benefits', 'services', 'three'],
      make: () =>
        section(
          {},
          heading([1, 20, 1, 3], 'What you can expect', { size: 'medium' }),
          text(
            [1, 7, 6, 6],
            '<h3>First, the best part</h3><p>Say what people like most about it, in their words rather than yours.</p>',
            {},
            top,
          ),
          text(
            [9, 7, 6, 6],
            '<h3>Then, how it works</h3><p>One step after the other, without surprises. Two sentences will do.</p>',
            {},
            top,
          ),
          text(
            [17, 7, 6, 6],
            '<h3>And what stays</h3><p>What they take home, keep or remember when it is over.</p>',
            {},
            top,
          ),
        ),
    },
    {
      name: 'Three pictures with captions',
      words: ['cards', 'features', 'services', 'three'],
      make: (site) =>
        section(
          { theme: 'tinted' },
          heading([1, 20, 1, 3], 'Three ways to begin', { size: 'medium' }),
          picture(site, 0, [1, 8, 6, 24], {
            ratio: '4:5',
            title: 'The small one',
            caption: 'For a first try. Say what is in it and how long it takes.',
          }),
          picture(site, 1, [9, 8, 6, 24], {
            ratio: '4:5',
            title: 'The usual one',
            caption: 'What most people choose, and why they do.',
          }),
          picture(site, 2, [17, 8, 6, 24], {
            ratio: '4:5',
            title: 'The long one',
            caption: 'For those who want all of it. Say what comes on top.',
          }),
        ),
    },
    {
      name: 'Two cards side by side',
      words: ['choice', 'pair', 'pictures', 'links'],
      make: (site) =>
        section(
          {},
          picture(site, 0, [1, 12, 1, 22], {
            ratio: '4:3',
            href: site.about,
            title: 'Who we are',
            caption: 'The people, the place and how it came about.',
          }),
          picture(site, 1, [13, 12, 1, 22], {
            ratio: '4:3',
            href: site.contact,
            title: 'Come and see us',
            caption: 'Where we are, when we are there, and how to find the door.',
          }),
        ),
    },
    {
      name: 'Steps in order',
      words: ['process', 'how it works', 'numbers', 'four'],
      make: () =>
        section(
          { space: 'large' },
          heading([1, 20, 1, 3], 'How it works', { size: 'medium' }),
          text(
            [1, 6, 6, 6],
            '<p data-style="2">1</p><h3>You ask</h3><p>Tell us what you have in mind. A line or two is enough.</p>',
            {},
            top,
          ),
          text(
            [7, 6, 6, 6],
            '<p data-style="2">2</p><h3>We talk</h3><p>We answer with what is possible, what it costs and when.</p>',
            {},
            top,
          ),
          text(
            [13, 6, 6, 6],
            '<p data-style="2">3</p><h3>We make it</h3><p>You hear from us at every step that you should see.</p>',
            {},
            top,
          ),
          text(
            [19, 6, 6, 6],
            '<p data-style="2">4</p><h3>It is yours</h3><p>And if anything is not right, we put it right.</p>',
            {},
            top,
          ),
        ),
    },
    {
      name: 'Numbers that matter',
      words: ['statistics', 'facts', 'figures', 'counts'],
      make: () =>
        section(
          { theme: 'dark' },
          text([1, 8, 1, 4], '<h2>12 years</h2><p>of doing this, and still learning</p>', {}, top),
          text([9, 8, 1, 4], '<h2>340 people</h2><p>who came back a second time</p>', {}, top),
          text([17, 8, 1, 4], '<h2>One place</h2><p>where all of it is made</p>', {}, top),
        ),
    },
    {
      name: 'List of services',
      words: ['offers', 'rows', 'lines', 'what we do'],
      make: (site) =>
        section(
          {},
          heading([1, 9, 1, 18], 'What we can do for you', { size: 'medium' }, top),
          text(
            [11, 14, 1, 3],
            '<h3>The first service</h3><p>What it is, whom it is for and what they have at the end.</p>',
          ),
          block('line', [11, 14, 5, 1], {}),
          text(
            [11, 14, 7, 3],
            '<h3>The second service</h3><p>How it differs from the first one, and when it is the better choice.</p>',
          ),
          block('line', [11, 14, 11, 1], {}),
          text(
            [11, 14, 13, 3],
            '<h3>Something made for you</h3><p>For everything that fits nowhere else. Say how to ask for it.</p>',
          ),
          button([11, 14, 18, 3], 'Ask us', site.contact, { look: 'secondary' }),
        ),
    },
  ],
};
