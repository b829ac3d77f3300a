import type { ProblemMeaning } from '@vitrine/domain/theme/problem-meaning.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** Texts of the screen of themes. */
export const themes = {
  title: 'Themes',
  words: 'template look layout upload zip switch',
  back: 'Design',
  lead: 'Each card shows your own home page. Your site changes when you choose “Use this theme”.',
  upload: 'Upload theme',
  uploadHint: 'Or drop the zip of a theme’s folder here: 50 MB at most.',
  dropHere: 'Drop the zip to upload it',
  notZip: (file: string) => `${file} is not a zip file. Choose the zip of your theme’s folder.`,
  tooLarge: (file: string) => `The file ${file} is too large. The maximum allowed file size is 50 MB.`,
  uploads: 'Uploads',
  all: 'All themes',
  tryOn: 'Try it on',
  tryOnName: (theme: string) => `Try it on: ${theme}`,
  uploaded: (name: string | null) => (name === null ? 'uploaded by you' : `uploaded by you as ${name}`),
  more: (theme: string) => `More for ${theme}`,
  problems: 'Show problems',
  download: 'Download as zip',
  restore: 'Switch to the version before',
  restored: (theme: string) => `${theme} is back to the version before.`,
  restoredAgain: (theme: string) => `${theme} is the newer version again.`,
  undo: 'Undo',
  remove: 'Remove…',
  removeInUse: 'Remove: use another theme first',
  removeTitle: (theme: string) => `Remove ${theme}?`,
  removeSentences: [
    'Its files are deleted from your website. Download it first if you may need it again.',
    'Your pages, pictures and settings stay as they are.',
  ],
  cancel: 'Cancel',
  removeConfirm: 'Remove theme',
  removed: (theme: string) => `${theme} was removed.`,
  close: 'Close',
  installed: (theme: string) => `${theme} was uploaded`,
  installedHint: 'No page uses it yet.',
  noProblems: 'No problems found.',
  leftOut: (names: readonly string[]) =>
    `Left out, since it does not belong to the theme: ${names.join(', ')}.`,
  replaceTitle: (theme: string) => `You already have ${theme}`,
  replaceHint: (inUse: boolean) =>
    inUse
      ? 'Your site uses the earlier upload. Replace it to show the new one at once, or keep both.'
      : 'Replace the earlier upload with this one, or keep both.',
  replace: (theme: string) => `Replace ${theme}`,
  keepBoth: 'Keep both',
  replaced: (theme: string) => `${theme} was replaced.`,
  refused: (file: string) => `${file} was not installed`,
  refusedHint: 'It has no layout that could show a page. Mend what is listed, then upload it again.',
  problemsTitle: (theme: string) => `Problems in ${theme}`,
  problemsHint: 'Only you see this list. Visitors see the parts of a page that work.',
  problemCounts: (errors: number, warnings: number, inFiles: number) =>
    [
      errors === 0 ? '' : errors === 1 ? '1 error' : `${errors} errors`,
      warnings === 0 ? '' : warnings === 1 ? '1 warning' : `${warnings} warnings`,
    ]
      .filter((part) => part !== '')
      .join(' and ') + ` in ${files(inFiles)}`,
  line: (line: number) => `line ${line}`,
  wholeFile: 'whole file',
  copy: 'Copy as text',
  copied: 'Copied',
  copyFailed: 'Your browser did not copy it. Select the text and copy it by hand.',
  severity: { error: 'Error', warning: 'Warning' },
  meaning: {
    confIgnored: 'The settings in this file are not used.',
    regionMissing: 'A part of every page is missing.',
    stylesMissing: 'Pages look plainer than the theme means them to: these styles are missing.',
    stylesBroken: 'Pages look different from what the theme means: these styles are left out.',
    outside: 'Something from another site is not loaded until you copy it into the theme.',
    fileMissing: 'A picture or file is missing there.',
    partMissing: 'A part of the page stays empty.',
    scriptMissing: 'Something that moves or opens on the page does not.',
    cutShort: 'The page ends early at this place.',
    notRead: 'This file is left out.',
    tweakIgnored: 'One setting of the theme cannot be changed.',
    template: 'Signs of the template’s code may show on the page, or a part stays empty.',
    other: 'A detail of the theme does not work.',
  } satisfies Readonly<Record<ProblemMeaning, string>>,
};
