import type { ShowNumber } from './en-lists.ts';

/** Texts of the views of the screen Pages. */
export const pageViews = {
  label: 'Views of pages',
  tree: 'All pages',
  navigation: 'Navigation',
  redirects: 'Redirects',
};

/** Texts of the navigation. */
export const navigation = {
  title: 'Navigation',
  words: 'menu main footer header links not linked',
  lead: 'The links in the header and the footer of your site. Visitors see each change at once.',
  byHand: 'Drag an entry to move it, or press Alt and an arrow key.',
  names: { main: 'Main navigation', footer: 'Footer navigation' },
  hints: {
    main: 'At the top of every page. A folder opens with the pages inside it.',
    footer: 'At the bottom of every page.',
  },
  emptyLists: {
    main: 'Nothing is linked at the top of your pages yet. Add the first page below.',
    footer: 'Nothing is linked at the bottom of your pages yet.',
  },
  addPage: {
    main: 'Add a page to the main navigation',
    footer: 'Add a page to the footer navigation',
  },
  addPagePlaceholder: 'Add a page…',
  pageNothing: 'No other page has this title or address.',
  addLink: 'Add link',
  addLinkTo: {
    main: 'Add link to the main navigation',
    footer: 'Add link to the footer navigation',
  },
  full: (show: ShowNumber, most: number) =>
    `A navigation has at most ${show(most)} entries. Remove one to add another.`,
  ownLabel: (title: string) => `Page “${title}”`,
  lostPage: 'Deleted page',
  newTab: 'New tab',
  unpublished: 'Not published',
  deleted: 'Deleted',
  unpublishedHint: 'Visitors get this entry once the page is published.',
  deletedHint: 'Visitors do not get this entry.',
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  editLink: 'Edit link',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: { main: 'Move to main navigation', footer: 'Move to footer navigation' },
  remove: 'Remove',
  undo: 'Undo',
  moved: (show: ShowNumber, name: string, place: number) => `“${name}” is in place ${show(place)} now.`,
  movedTo: {
    main: (name: string) => `“${name}” is in the main navigation now.`,
    footer: (name: string) => `“${name}” is in the footer navigation now.`,
  },
  added: {
    main: (name: string) => `“${name}” was added to the main navigation.`,
    footer: (name: string) => `“${name}” was added to the footer navigation.`,
  },
  removed: (name: string) => `“${name}” was removed.`,

  label: 'Label',
  labelHint: (title: string) => `Leave it empty to use the page’s title, “${title}”.`,
  address: 'Link',
  newWindow: 'Open in a new tab',
  save: 'Save',
  add: 'Add link',
  cancel: 'Cancel',
  renameTitle: (name: string) => `Rename “${name}”`,
  editTitle: (name: string) => `Edit “${name}”`,

  unlinked: 'Not linked',
  unlinkedHint: 'These pages are in no navigation. Visitors reach them by links and by search.',
  allLinked: 'Every page is in a navigation.',
  addToMain: 'Add to main navigation',
  addToMainOf: (title: string) => `Add to main navigation: ${title}`,
  more: 'Show more pages',
};

/** Texts of the redirects. */
export const redirects = {
  title: 'Redirects',
  words: 'forward old address url 301 302 moved link broken',
  lead: 'Visitors who follow an old link get to the new place. When the address of a page changes, a redirect is added by itself.',
  addTitle: 'Add a redirect',
  from: 'Old address',
  fromHint: 'A path of your site without a page. /old/* is everything below /old.',
  fromPlaceholder: '/old-page',
  fromMissing: 'Enter the old address.',
  to: 'New address',
  toHint: 'A path of your site, or an https address.',
  toPlaceholder: '/new-page',
  toMissing: 'Enter the new address.',
  kind: 'Kind',
  kinds: { 301: 'Permanent', 302: 'Temporary' },
  add: 'Add redirect',
  list: 'Redirects of your site',
  automatic: 'Automatic',
  byHand: 'By hand',
  temporary: 'Temporary',
  leadsTo: 'leads to',
  remove: 'Remove',
  removeOf: (from: string) => `Remove the redirect from ${from}`,
  added: (from: string, to: string) => `${from} leads to ${to} now.`,
  removed: (from: string) => `${from} no longer redirects.`,
  undo: 'Undo',
  more: 'Show more redirects',
  emptyTitle: 'No redirects yet',
  empty: 'Add one when a page has moved, so that old links and bookmarks still lead somewhere.',
};
