import { describeBlock } from '../description.ts';

export const newsletterEditor = describeBlock({
  type: 'newsletter',
  name: 'Newsletter',
  group: 'forms',
  about: 'Visitors sign up for news by email',
  words: ['subscribe', 'sign up', 'mailing list', 'email', 'news'],
  icon: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 7.5l8 5.5 8-5.5',
  starting: {
    title: 'News, now and then',
    text: 'A short letter when there is something to tell.',
    buttonLabel: 'Sign up',
  },
  size: { columns: 12, rows: 10 },
  inPlace: { name: 'title', as: 'line', selector: '.call-card > h2' },
  content: [
    { kind: 'text', name: 'title', label: 'Title', max: 160 },
    { kind: 'text', name: 'text', label: 'Text', max: 600, multiline: true },
    {
      kind: 'mailing-list',
      name: 'listId',
      label: 'Mailing list',
      hint: 'Whether people have to confirm their address is set with the list, under Audience.',
      nullable: true,
    },
    {
      kind: 'text',
      name: 'email',
      label: 'Without a list, sign-ups go to',
      max: 256,
      format: 'email',
      placeholder: 'you@example.com',
    },
    { kind: 'text', name: 'buttonLabel', label: 'Text of the button', max: 60 },
    { kind: 'text', name: 'disclaimer', label: 'Small line below it', max: 600, multiline: true },
  ],
  design: [],
  spokenBy: 'title',
});
