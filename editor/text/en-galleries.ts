import type { ShowNumber } from './en-lists.ts';

const pictures = (show: ShowNumber, count: number) => (count === 1 ? '1 picture' : `${show(count)} pictures`);

/** Texts of galleries: their list, their pictures, what is written of each. */
export const galleries = {
  title: 'Galleries',
  words: 'pictures photos images portfolio album slideshow grid',
  add: 'New gallery',
  addWords: 'create album pictures photos',
  emptyTitle: 'No galleries yet',
  empty:
    'A gallery is a page of pictures. Drop a hundred photos on it at once, put them in order, and give each a caption. Gallery blocks can show it on other pages too.',
  columns: { gallery: 'Gallery', pictures: 'Pictures' },
  count: pictures,

  newTitle: 'New gallery',
  titleField: 'Title',
  titlePlaceholder: 'From the kiln',
  titleMissing: 'Enter a title.',
  address: 'Web address',
  addressHint: 'Leave it empty to have one made from the title.',
  create: 'Create gallery',
  cancel: 'Cancel',

  back: 'All galleries',
  notFoundTitle: 'Gallery not found',
  notFound: 'There is no gallery at this address. It may have been deleted.',
  view: 'View on site',
  settings: 'Gallery settings',
  upload: 'Upload pictures',
  fromFiles: 'Choose from Files',
  dropHere: 'Drop pictures to add them here',
  noPicturesTitle: 'Drop your pictures here',
  noPictures:
    'A hundred at once is fine. They are added in the order in which you choose them, and visitors see them right away.',
  lead: 'Visitors see this order. Drag a picture, or press Alt with an arrow key, Home or End. Each move is saved at once.',
  leadTouch:
    'Visitors see this order. Tick pictures to move them together, or open one to move it by a place. Each move is saved at once.',
  newestFirst:
    'Visitors see the newest pictures first. To show them in your own order, change the order in the settings of the gallery.',
  list: 'Pictures of the gallery',
  more: 'Show more pictures',
  hidden: 'Hidden',
  fileGone: 'File deleted',
  noAlt: 'No alt text',
  tile: (show: ShowNumber, title: string, place: number, total: number, notes: readonly string[]) =>
    [`${title}, ${show(place)} of ${show(total)}`, ...notes].join(', '),

  notAdded: (show: ShowNumber, count: number) =>
    count === 1
      ? '1 picture is in your files, but not in the gallery yet.'
      : `${show(count)} pictures are in your files, but not in the gallery yet.`,
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  present: (show: ShowNumber, count: number) =>
    count === 1
      ? '1 picture is in the gallery already.'
      : `${show(count)} pictures are in the gallery already.`,
  missing: (show: ShowNumber, count: number) =>
    count === 1
      ? '1 picture was deleted from your files in the meantime, and was not added.'
      : `${show(count)} pictures were deleted from your files in the meantime, and were not added.`,
  leaveTitle: 'Leave while pictures are uploaded?',
  leave: 'Pictures that have not arrived yet are not added to the gallery.',
  leaveStay: 'Stay',
  leaveGo: 'Leave',

  moved: (show: ShowNumber, name: string, place: number) => `“${name}” is in place ${show(place)} now.`,
  movedMany: (show: ShowNumber, count: number, place: number) =>
    `${pictures(show, count)} begin at place ${show(place)} now.`,
  undo: 'Undo',
  shownNow: (show: ShowNumber, count: number) => `Visitors see ${pictures(show, count)} now.`,
  hiddenNow: (show: ShowNumber, count: number) =>
    count === 1
      ? '1 picture is hidden from visitors now.'
      : `${pictures(show, count)} are hidden from visitors now.`,
  removed: (show: ShowNumber, count: number) => `${pictures(show, count)} moved to the bin`,
  restored: (show: ShowNumber, count: number) => `${pictures(show, count)} restored`,

  selection: 'Actions for the selected pictures',
  selected: (show: ShowNumber, count: number) => `${show(count)} selected`,
  toFront: 'Move to front',
  toEnd: 'Move to end',
  place: 'Place',
  placeWrong: 'Enter a number.',
  moveThere: 'Move there',
  show: 'Show',
  hide: 'Hide',
  remove: 'Remove',
  clearSelection: 'Clear selection',

  keys: {
    between: 'Between pictures',
    move: 'Move a picture, or the selected ones',
    ends: 'Move to the front or the end',
    select: 'Select',
    open: 'Describe a picture',
    all: 'Select all shown',
    remove: 'Remove',
    clear: 'Clear selection',
  },

  panel: {
    of: (title: string) => `Picture ${title}`,
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    place: (show: ShowNumber, place: number, total: number) => `Place ${show(place)} of ${show(total)}`,
    titleField: 'Title',
    titleMissing: 'Enter a title.',
    titleHint: 'Shown below the picture in the gallery.',
    caption: 'Caption',
    captionHint: 'Shown with the picture on its own page, and in gallery blocks.',
    alt: 'Alternative text',
    altHint:
      'What the picture shows, for people who do not see it. It goes with the file, wherever it is used.',
    link: 'Link',
    linkHint:
      'A web address that begins with https://, or a path on this site. Empty: the picture’s own page.',
    isShown: 'Visitors see this picture',
    saving: 'Saving…',
    saved: 'Saved',
    saveAgain: 'Save again',
    notSaved: (field: string, title: string, reason: string) =>
      `${field} of “${title}” was not saved: ${reason} What you wrote is kept; open the picture to save it again.`,
    file: 'Open the file',
    view: 'View on site',
    remove: 'Remove from gallery',
    gone: 'The file of this picture was deleted. Restore it in Files, or remove the picture.',
  },

  bin: {
    link: 'Bin',
    title: (gallery: string) => `Removed from “${gallery}”`,
    back: 'Back to the gallery',
    lead: (days: string) =>
      `Pictures that were removed from this gallery stay here for ${days} days. Their files stay in Files.`,
    emptyTitle: 'Nothing here',
    empty: 'Pictures that you remove from this gallery can be restored from here for 30 days.',
    restore: 'Restore',
    restoreOf: (title: string) => `Restore ${title}`,
    list: 'Removed pictures',
  },
};
