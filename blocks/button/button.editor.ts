import { describeBlock } from '../description.ts';
import { newWindowField, ownColorField, threeSizes } from '../panel-fields.ts';

export const buttonEditor = describeBlock({
  type: 'button',
  name: 'Button',
  group: 'text',
  about: 'A link that asks to be pressed',
  words: ['link', 'call to action', 'cta', 'press'],
  icon: 'M6 8h12a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8zM8.5 12h7',
  starting: { label: 'Get in touch', href: '/' },
  size: { columns: 6, rows: 3 },
  inPlace: { name: 'label', as: 'line', selector: '.button-line > a' },
  content: [
    { kind: 'text', name: 'label', label: 'Text', max: 60 },
    { kind: 'link', name: 'href', label: 'Link' },
    newWindowField,
  ],
  design: [
    {
      kind: 'choice',
      name: 'look',
      label: 'Style',
      options: [
        { value: 'primary', label: 'Filled' },
        { value: 'secondary', label: 'Outlined' },
        { value: 'quiet', label: 'Text with an arrow' },
      ],
    },
    ownColorField,
    { kind: 'choice', name: 'size', label: 'Size', options: threeSizes },
    {
      kind: 'choice',
      name: 'align',
      label: 'Alignment',
      options: [
        { value: 'start', label: 'Left' },
        { value: 'center', label: 'Center' },
        { value: 'end', label: 'Right' },
        { value: 'stretch', label: 'Full width' },
      ],
    },
  ],
  spokenBy: 'label',
});
