import { describeBlock } from '../description.ts';

const whilePlayer = { name: 'mode', is: ['player'] } as const;

export const videoEditor = describeBlock({
  type: 'video',
  name: 'Video',
  group: 'media',
  about: 'A film of yours, or a player of another site',
  words: ['film', 'movie', 'youtube', 'vimeo', 'clip'],
  icon: 'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9v6l5-3z',
  starting: {},
  size: { columns: 16, rows: 22 },
  content: [
    { kind: 'playable', name: 'video', label: 'Video', file: 'video' },
    { kind: 'text', name: 'title', label: 'Title', hint: 'For screen readers.', max: 200 },
    { kind: 'text', name: 'caption', label: 'Caption', max: 300, multiline: true },
    {
      kind: 'asset',
      name: 'posterId',
      label: 'Picture before it plays',
      accepts: 'picture',
      nullable: true,
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'ratio',
      label: 'Shape',
      options: [
        { value: 'auto', label: 'As it is' },
        { value: '16:9', label: 'Wide, 16:9' },
        { value: '4:3', label: 'Landscape, 4:3' },
        { value: '1:1', label: 'Square' },
        { value: '4:5', label: 'Portrait, 4:5' },
        { value: '9:16', label: 'Upright, 9:16' },
        { value: '21:9', label: 'Panorama, 21:9' },
      ],
    },
    {
      kind: 'choice',
      name: 'mode',
      label: 'How it plays',
      hint: 'Only a video of your own plays by itself.',
      options: [
        { value: 'player', label: 'When pressed' },
        { value: 'ambient', label: 'By itself, without sound' },
      ],
    },
    { kind: 'switch', name: 'loop', label: 'Begin again at its end', when: whilePlayer },
    { kind: 'switch', name: 'muted', label: 'Without sound', when: whilePlayer },
  ],
  spokenBy: 'title',
  missing: 'Choose a video',
});
