import { describeBlock } from '../description.ts';

export const embedEditor = describeBlock({
  type: 'embed',
  name: 'Embed',
  group: 'media',
  about: 'A post, a player or a piece of HTML from another site',
  words: ['youtube', 'vimeo', 'post', 'widget', 'iframe', 'html', 'oembed'],
  icon: 'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9.5 7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5',
  starting: {},
  size: { columns: 12, rows: 18 },
  content: [
    { kind: 'playable', name: 'source', label: 'Web address', file: null, nullable: true },
    {
      kind: 'code',
      name: 'html',
      label: 'HTML instead',
      hint: 'Links in it work; only a code block runs scripts.',
      max: 20_000,
      language: 'html',
      when: { name: 'source', is: [null] },
    },
    { kind: 'text', name: 'title', label: 'Title', hint: 'For screen readers.', max: 200 },
    { kind: 'text', name: 'caption', label: 'Caption', max: 300, multiline: true },
  ],
  design: [
    {
      kind: 'number',
      name: 'height',
      label: 'Height',
      min: 40,
      max: 2000,
      step: 1,
      unit: 'px',
      when: { name: 'source', is: [null] },
    },
  ],
  spokenBy: 'title',
  missing: 'Enter an address or HTML',
});
