import { describeBlock } from '../description.ts';
import { altTextField, cropField, lightboxThemes, newWindowField } from '../panel-fields.ts';

export const imageEditor = describeBlock({
  type: 'image',
  name: 'Picture',
  group: 'media',
  about: 'One picture, with a caption if you like',
  words: ['image', 'photo', 'photograph', 'caption'],
  icon: 'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM5 17l5-4 3 2 3-3 4 4',
  starting: {},
  size: { columns: 12, rows: 18 },
  content: [
    { kind: 'asset', name: 'assetId', label: 'Picture', accepts: 'picture' },
    cropField,
    altTextField,
    { kind: 'text', name: 'title', label: 'Title', max: 200 },
    { kind: 'text', name: 'caption', label: 'Caption', max: 300, multiline: true },
    { kind: 'link', name: 'href', label: 'Link', nullable: true },
    newWindowField,
    {
      kind: 'switch',
      name: 'lightbox',
      label: 'Enlarge on click',
      hint: 'A picture with a link opens the link instead.',
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'ratio',
      label: 'Shape',
      options: [
        { value: 'original', label: 'As it is' },
        { value: '4:5', label: 'Portrait, 4:5' },
        { value: '1:1', label: 'Square' },
        { value: '4:3', label: 'Landscape, 4:3' },
        { value: '3:2', label: 'Landscape, 3:2' },
        { value: '16:9', label: 'Wide, 16:9' },
        { value: '21:9', label: 'Panorama, 21:9' },
      ],
    },
    {
      kind: 'focal-point',
      name: 'focalPoint',
      label: 'Focal point',
      hint: 'The part that stays in view when the picture is cropped.',
      of: 'assetId',
    },
    {
      kind: 'choice',
      name: 'size',
      label: 'Width',
      options: [
        { value: 'stretch', label: 'Fill the space' },
        { value: 'inline', label: 'At most its own width' },
      ],
    },
    {
      kind: 'choice',
      name: 'captionPlace',
      label: 'Position of title and caption',
      options: [
        { value: 'below', label: 'Below the picture' },
        { value: 'overlay', label: 'On the picture' },
        { value: 'card', label: 'Beside the picture' },
        { value: 'hover', label: 'On the picture, when pointed at' },
      ],
    },
    {
      kind: 'choice',
      name: 'lightboxTheme',
      label: 'Background when enlarged',
      options: lightboxThemes,
      when: { name: 'lightbox', is: [true] },
    },
  ],
  spokenBy: 'title',
  missing: 'Choose a picture',
});
