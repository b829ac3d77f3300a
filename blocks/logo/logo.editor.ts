import { describeBlock } from '../description.ts';
import { alignField } from '../panel-fields.ts';

export const logoEditor = describeBlock({
  type: 'logo',
  name: 'Logo',
  group: 'site',
  about: 'Your logo, or the name of the site',
  words: ['brand', 'site name', 'mark'],
  icon: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM8 9.5l4 6 4-6',
  starting: {},
  size: { columns: 6, rows: 4 },
  content: [
    {
      kind: 'asset',
      name: 'assetId',
      label: 'Picture',
      hint: 'Without one the name stands in its place.',
      accepts: 'picture',
      nullable: true,
    },
    { kind: 'text', name: 'text', label: 'Name', hint: 'Empty for the name of the site.', max: 160 },
    { kind: 'link', name: 'href', label: 'Link' },
  ],
  design: [
    { kind: 'number', name: 'width', label: 'Width of the picture', min: 40, max: 600, step: 1, unit: 'px' },
    alignField,
  ],
  spokenBy: 'text',
});
