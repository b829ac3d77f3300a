import { describeBlock } from '../description.ts';

export const audioEditor = describeBlock({
  type: 'audio',
  name: 'Audio',
  group: 'media',
  about: 'A recording of yours, or a player of another site',
  words: ['sound', 'music', 'podcast', 'song', 'recording', 'soundcloud', 'spotify'],
  icon: 'M9 18V6l10-2v12M4 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM14 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  starting: {},
  size: { columns: 12, rows: 6 },
  content: [
    { kind: 'playable', name: 'audio', label: 'Recording', file: 'audio' },
    { kind: 'text', name: 'title', label: 'Title', max: 200 },
    { kind: 'text', name: 'author', label: 'By', max: 200 },
    { kind: 'switch', name: 'offersDownload', label: 'Offer it as a download' },
  ],
  design: [{ kind: 'asset', name: 'coverId', label: 'Cover', accepts: 'picture', nullable: true }],
  spokenBy: 'title',
  missing: 'Choose a recording',
});
