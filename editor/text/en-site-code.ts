import { siteCodeEntry } from './en-site-code-entry.ts';

/** Texts of the code of the whole website and of the entries of lists. */
export const siteCode = {
  ...siteCodeEntry,
  ofEntries: (list: string) => `Code for the entries of ${list}`,
  back: 'Code of all pages',
  all: {
    title: 'On all pages',
    lead: 'Paste what other services give you: a <meta> tag by which a search engine verifies that the site is yours, the snippet of an analytics service, a chat. The cart, the checkout, orders, the search and the page for unknown addresses do not get it.',
  },
  entries: {
    title: 'On the page of each entry',
    lead: 'After the code of all pages. The list itself has code of its own, in its page settings.',
  },
  warning:
    'This code runs in the browser of every visitor and can read and change all that a page shows, so add only code that you trust. Visitors get it as soon as you save. The editor and previews never run it.',
  refused: 'Only administrators can change this code, since it runs for every visitor.',
  headerHint: 'At the end of <head>: meta tags, scripts, styles.',
  footerHint: 'At the end of the page: elements, and scripts that may load last.',
  broken: 'If a page no longer looks right, see whether the code is why.',
  without: 'View the website without added code',
  withoutEntries: 'View an entry without added code',
  leave: 'The code that you have changed is not saved.',
  shown: (firstLine: string, kilobytes: string) =>
    firstLine === '' ? 'Nothing' : `${firstLine} … (${kilobytes} KB)`,
  lists: {
    title: 'On the entries of one list',
    lead: 'Code for every blog post, or every product, and for nothing else.',
    none: 'No code',
    size: (kilobytes: string) => `${kilobytes} KB`,
    failed: 'Unable to load your lists.',
  },
  versions: {
    title: 'Saved versions',
    lead: (most: string) => `The last ${most} are kept. One that worked can be restored.`,
    none: 'Nothing was saved here yet.',
    used: 'In use',
    empty: 'No code',
    sizes: (header: string, footer: string) => `Header ${header} KB, footer ${footer} KB`,
    look: 'Look',
    lookAt: (moment: string) => `Look: ${moment}`,
    dialog: (moment: string) => `Code of ${moment}`,
    inUse: 'This is the version in use.',
    unsaved: 'What you have changed and not saved is replaced.',
    restore: 'Restore this version',
    restored: 'The version is restored. Visitors have it now.',
    close: 'Close',
    more: 'Show earlier versions',
  },
};
