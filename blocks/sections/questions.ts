import { block, button, heading, section, text, type SectionGroup } from './section-draft.ts';

const items = [
  {
    title: 'What do people ask you most often?',
    html: '<p>Answer it here in two or three sentences, as you would in person.</p>',
  },
  {
    title: 'How long does it take?',
    html: '<p>Say the usual time, and what makes it longer or shorter.</p>',
  },
  { title: 'What does it cost?', html: '<p>A range is better than no answer. Say what is included.</p>' },
  { title: 'What if something goes wrong?', html: '<p>Say whom to ask, and what you do about it.</p>' },
];

/** Questions and their answers. */
export const questions: SectionGroup = {
  name: 'Questions',
  sections: [
    {
      name: 'Questions that open',
      words: ['faq', 'accordion', 'help', 'answers'],
      make: () =>
        section(
          {},
          heading([5, 16, 1, 3], 'Questions and answers', { size: 'medium' }),
          block('accordion', [5, 16, 6, 12], { items, firstOpen: true }),
        ),
    },
    {
      name: 'Questions beside a heading',
      words: ['faq', 'accordion', 'help', 'support'],
      make: (site) =>
        section(
          { theme: 'tinted', space: 'large' },
          text(
            [1, 9, 1, 5],
            '<h2>What people ask us</h2><p>Is your question not here? Write to us.</p>',
            {},
            { y: 'start' },
          ),
          button([1, 9, 7, 4], 'Ask a question', site.contact, { look: 'secondary' }, { y: 'start' }),
          block('accordion', [11, 14, 1, 10], { items }, { y: 'start' }),
        ),
    },
    {
      name: 'Questions in two columns',
      words: ['faq', 'help', 'answers', 'open'],
      make: () =>
        section(
          {},
          heading([1, 20, 1, 3], 'Good to know', { size: 'medium' }),
          text(
            [1, 11, 6, 7],
            items
              .slice(0, 2)
              .map(({ title, html }) => `<h3>${title}</h3>${html}`)
              .join(''),
            {},
            { y: 'start' },
          ),
          text(
            [14, 11, 6, 7],
            items
              .slice(2)
              .map(({ title, html }) => `<h3>${title}</h3>${html}`)
              .join(''),
            {},
            { y: 'start' },
          ),
        ),
    },
  ],
};
