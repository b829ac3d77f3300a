import type { ShowNumber } from './en-lists.ts';

const pagesOf = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** Texts of sections that stand on many pages, and of those that were saved. */
export const sharedSections = {
  title: 'Shared sections',
  words: 'reuse global symbol component same section on many pages',
  lead: 'Sections that stand on several pages. Change one, publish it, and every page shows it.',
  one: 'Shared section',
  named: (name: string) => `Shared: ${name}`,
  standsOn: (count: number) => (count === 0 ? 'On no page yet' : `On ${pagesOf(count)}`),
  publishTo: (count: number) => `Publish to ${pagesOf(count)}`,
  published: (count: number) =>
    count === 0
      ? 'Published. Visitors see it as soon as a page shows it.'
      : `Published. Visitors see it on ${pagesOf(count)} now.`,

  share: 'Share with other pages…',
  shareTitle: 'Share this section',
  shareHint: 'The name is for you: visitors do not see it.',
  sharePlaceholder: 'Opening hours',
  shareDo: 'Share',
  shared: (name: string) => `Shared as “${name}”. Add it to other pages from the list of sections.`,
  shareStep: 'Share section',
  shareChanged: 'The section is no longer on the page, so it was not shared.',
  save: 'Save section…',
  saveTitle: 'Save this section',
  saveHint: 'A copy is kept in the list of sections, under “Saved”.',
  saveDo: 'Save',
  saved: (name: string) => `“${name}” is saved in the list of sections.`,
  name: 'Name',
  nameMissing: 'Give the section a name.',
  cancel: 'Cancel',

  about: 'It is the same on every page it stands on. What is in it is changed in one place.',
  edit: 'Edit shared section',
  detach: 'Detach',
  detachHint: 'Detaching makes a section of this page alone of it. Other pages keep the shared one.',
  detachStep: 'Detach section',
  detached: 'The section is this page’s own now.',
  gone: 'This shared section was deleted. Visitors see nothing here.',
  empty: 'This shared section is empty.',
  goneName: 'Deleted section',
  pages: 'Stands on',
  noPages: 'No page shows it yet. Add it to a page from the list of sections.',
  notShown: 'not published',

  groupSaved: 'Saved',
  fromNewer: 'Saved by a newer version of Vitrine. Update Vitrine to add it to pages.',
  groupShared: 'Shared with other pages',
  actions: (name: string) => `Actions for “${name}”`,
  rename: 'Rename…',
  renameTitle: 'Rename section',
  renameDo: 'Rename',
  delete: 'Delete',
  deleteAsk: 'Delete…',
  deleted: (name: string) => `“${name}” was deleted.`,
  undo: 'Undo',
  restored: (name: string) => `“${name}” is back.`,

  list: 'Shared sections',
  emptyTitle: 'No shared sections yet',
  emptyText:
    'Select a section of a page and choose “Share with other pages”. Opening hours or a newsletter box are good ones.',
  draft: 'Unpublished changes',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteNowhere: 'It stands on no page.',
  deleteFrom: (titles: string) => `It disappears at once from: ${titles}.`,
  andMore: (show: ShowNumber, count: number) => `${show(count)} more`,
  deleteUndo: 'You can undo this right after.',
};
