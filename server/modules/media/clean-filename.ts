const MAX_STEM_LENGTH = 80;

/**
 * A file name that is safe in an address and on a disk: lower case a-z, 0-9 and hyphens, then `extension`. Folders,
 * dots, control characters and accents of the given name are dropped; `fallback` is used when nothing remains.
 */
export function cleanFilename(given: string, extension: string, fallback: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${stem === '' ? fallback : stem}.${extension}`;
}
