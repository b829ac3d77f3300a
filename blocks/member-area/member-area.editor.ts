import { describeBlock } from '../description.ts';

export const memberAreaEditor = describeBlock({
  type: 'member-area',
  name: 'Members',
  group: 'site',
  about: 'What members get, and where to become one',
  words: ['member area', 'membership', 'sign up', 'sign in', 'account'],
  icon: 'M8.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM5 20c.8-3.8 3.5-5.5 7-5.5s6.2 1.7 7 5.5',
  starting: {
    title: 'Become a member',
    text: 'Say what members get that nobody else does.',
    button: { label: 'Join', href: '/' },
  },
  size: { columns: 12, rows: 10 },
  inPlace: { name: 'title', as: 'line', selector: '.call-card > h2' },
  content: [
    { kind: 'text', name: 'title', label: 'Title', max: 160 },
    { kind: 'text', name: 'text', label: 'Text', max: 600, multiline: true },
    { kind: 'labelled-link', name: 'button', label: 'Button', max: 60 },
    {
      kind: 'labelled-link',
      name: 'signIn',
      label: 'Link for members',
      hint: 'Where those who already are one sign in.',
      max: 60,
      nullable: true,
    },
  ],
  design: [],
  spokenBy: 'title',
});
