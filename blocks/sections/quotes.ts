import { block, heading, picture, section, text, type SectionGroup } from './section-draft.ts';

const top = { y: 'start' } as const;

/** What others say. */
export const quotes: SectionGroup = {
  name: 'Quotes',
  sections: [
    {
      name: 'One large quote',
      words: ['testimonial', 'review', 'voice'],
      make: () =>
        section(
          { theme: 'tinted', space: 'large' },
          block('quote', [2, 22, 1, 5], {
            text: 'The kindest thing somebody has said about your work goes here, word for word.',
            source: 'Who said it, and where',
          }),
        ),
    },
    {
      name: 'Three short quotes',
      words: ['testimonials', 'reviews', 'voices', 'customers'],
      make: () =>
        section(
          {},
          heading([1, 20, 1, 3], 'What people say', { size: 'medium' }),
          text(
            [1, 7, 6, 7],
            '<blockquote>Short quotes are read more often than long ones. Two lines are best.</blockquote><p data-style="small">Name, town</p>',
            {},
            top,
          ),
          text(
            [9, 7, 6, 7],
            '<blockquote>Choose three that each praise something else: the thing, the people, the way.</blockquote><p data-style="small">Name, town</p>',
            {},
            top,
          ),
          text(
            [17, 7, 6, 7],
            '<blockquote>Ask before you print a name. Most people are happy to be asked.</blockquote><p data-style="small">Name, town</p>',
            {},
            top,
          ),
        ),
    },
    {
      name: 'Quote beside a picture',
      words: ['testimonial', 'portrait', 'customer', 'story'],
      make: (site) =>
        section(
          {},
          picture(site, 0, [1, 9, 1, 24], { ratio: '4:5' }),
          text(
            [12, 12, 1, 24],
            `<blockquote>When somebody tells their story with your work in it, let them tell it. A few sentences in their own words are worth more than any of yours.</blockquote>
<p><strong>Their name</strong><br>What they do, and since when they know you</p>`,
          ),
        ),
    },
    {
      name: 'Quote on dark ground',
      words: ['testimonial', 'press', 'review', 'newspaper'],
      make: () =>
        section(
          { theme: 'dark', space: 'large' },
          block('quote', [2, 22, 1, 5], {
            text: 'A line from a newspaper, a magazine or a guest book.',
            source: 'Where it was printed, and when',
          }),
        ),
    },
  ],
};
