import { block, picture, section, text, type SectionGroup } from './section-draft.ts';

/** Sections that ask for an answer. */
export const forms: SectionGroup = {
  name: 'Newsletter and forms',
  sections: [
    {
      name: 'Newsletter',
      words: ['subscribe', 'mailing list', 'sign up', 'news'],
      make: ({ email }) =>
        section(
          { theme: 'tinted', space: 'large' },
          block('newsletter', [5, 14, 1, 7], {
            title: 'News, now and then',
            text: 'A short letter when there is something to tell. Say how often, and keep to it.',
            email,
          }),
        ),
    },
    {
      name: 'Newsletter beside a picture',
      words: ['subscribe', 'mailing list', 'sign up', 'split'],
      make: (site) =>
        section(
          {},
          picture(site, 0, [1, 12, 1, 20], { ratio: '4:3' }),
          block(
            'newsletter',
            [15, 10, 2, 19],
            {
              title: 'Be the first to know',
              text: 'New work, open days and the occasional story, by email.',
              email: site.email,
            },
            { y: 'center' },
          ),
        ),
    },
    {
      name: 'Contact form',
      words: ['message', 'write', 'inquiry', 'questions'],
      make: ({ email }) =>
        section(
          {},
          text(
            [1, 9, 1, 14],
            '<h2>Write to us</h2><p>A question, an idea, or only a hello. Say here what people usually write about, and when they can expect to hear from you.</p>',
            {},
            { y: 'start' },
          ),
          block('form', [12, 13, 1, 14], {
            name: 'Your message',
            email,
            fields: [
              { id: 'name', type: 'name', label: 'Your name', required: true },
              { id: 'about', type: 'text', label: 'What is it about?', required: true },
              { id: 'message', type: 'textarea', label: 'Your message', required: true },
            ],
          }),
        ),
    },
    {
      name: 'Ask for an offer',
      words: ['quote', 'request', 'booking', 'form', 'appointment'],
      make: ({ email }) =>
        section(
          { theme: 'tinted' },
          text(
            [1, 10, 1, 14],
            '<h2>Have something in mind?</h2><p>Tell us a little about it. The more we know, the better the first answer:</p><ul><li>what it is for</li><li>when you need it</li><li>what you would like to spend</li></ul>',
            {},
            { y: 'start' },
          ),
          block('form', [13, 12, 1, 14], {
            name: 'Ask for an offer',
            email,
            buttonLabel: 'Ask for an offer',
            fields: [
              { id: 'name', type: 'name', label: 'Your name', required: true },
              { id: 'what', type: 'textarea', label: 'What do you have in mind?', required: true },
              { id: 'when', type: 'text', label: 'When do you need it?' },
              { id: 'budget', type: 'text', label: 'What would you like to spend?' },
            ],
          }),
        ),
    },
  ],
};
