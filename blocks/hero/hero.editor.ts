import { describeBlock } from '../description.ts';
import { altTextField, cropField } from '../panel-fields.ts';

export const heroEditor = describeBlock({
  type: 'hero',
  name: 'Opener',
  group: 'media',
  about: 'A wide picture with the title of the page',
  words: ['hero', 'banner', 'cover', 'header', 'title', 'picture'],
  icon: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7 9h7M7 12h4M7 15.5h3M21 12l-5 5-2-2-4 5',
  starting: {
    title: 'A line that says what you do',
    text: 'One or two sentences on what makes it worth a visit.',
    button: { label: 'See more', href: '/' },
  },
  size: { columns: 24, rows: 28 },
  inPlace: { name: 'title', as: 'line', selector: '.hero h1' },
  content: [
    { kind: 'asset', name: 'assetId', label: 'Picture', accepts: 'picture' },
    cropField,
    altTextField,
    { kind: 'text', name: 'eyebrow', label: 'Small line above the title', max: 120 },
    { kind: 'text', name: 'title', label: 'Title', max: 160 },
    { kind: 'text', name: 'text', label: 'Text', max: 600, multiline: true },
    { kind: 'labelled-link', name: 'button', label: 'Button', max: 60, nullable: true },
  ],
  design: [],
  spokenBy: 'title',
  missing: 'Choose a picture',
});
