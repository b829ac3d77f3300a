import { describeBlock } from '../description.ts';

export const codeEditor = describeBlock({
  type: 'code',
  name: 'Code',
  group: 'more',
  about: 'Code to read, or HTML that runs in a frame of its own',
  words: ['html', 'javascript', 'script', 'snippet', 'source', 'widget'],
  icon: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  starting: { code: 'Paste or write code here.' },
  size: { columns: 16, rows: 8 },
  content: [
    {
      kind: 'choice',
      name: 'mode',
      label: 'What happens with it',
      options: [
        { value: 'text', label: 'It is shown' },
        { value: 'html', label: 'It runs as HTML' },
      ],
    },
    { kind: 'code', name: 'code', label: 'Code', max: 50_000, language: 'html' },
    {
      kind: 'text',
      name: 'language',
      label: 'Name of the language',
      max: 40,
      placeholder: 'CSS',
    },
    { kind: 'text', name: 'caption', label: 'Caption', max: 300 },
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
      when: { name: 'mode', is: ['html'] },
    },
  ],
  spokenBy: 'caption',
});
