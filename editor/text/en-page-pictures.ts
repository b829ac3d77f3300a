import type { ShowNumber } from './en-lists.ts';

const pictures = (show: ShowNumber, count: number): string =>
  count === 1 ? '1 picture' : `${show(count)} pictures`;

/** Texts for several pictures at once: uploaded, chosen in the library, dropped on the page. */
export const pagePictures = {
  uploads: 'Uploads',
  choose: 'Choose pictures',
  upload: 'Upload pictures',
  dropHint: 'Or drop pictures here.',
  severalHint: 'Hold Shift to choose all pictures up to the one you press.',
  chosen: (show: ShowNumber, count: number) => (count === 0 ? 'None chosen' : `${show(count)} chosen`),
  add: (show: ShowNumber, count: number) => `Add ${pictures(show, count)}`,
  added: (show: ShowNumber, count: number) => `${pictures(show, count)} added`,
  replaced: 'Picture replaced',
  leftOut: (show: ShowNumber, added: number, out: number) =>
    `${pictures(show, added)} added. ${pictures(show, out)} did not fit.`,
  noneFit: 'No more pictures fit here.',
  isGone: 'What they were for is not on the page any more. They are in your library.',
  uploaded: (show: ShowNumber, count: number) => `${pictures(show, count)} uploaded`,
  undoUpload: 'Undo upload',
  uploadUndone: (show: ShowNumber, count: number) => `${pictures(show, count)} deleted from your library`,
  steps: {
    add: (show: ShowNumber, count: number) => `Add ${pictures(show, count)}`,
    replace: 'Replace picture',
    takeBack: 'Undo upload',
  },
};
