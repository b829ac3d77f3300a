/** Characters of a name without its extension. */
const MAX_STEM = 80;

/** Names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name of a file that a visitor sent, as its owner sees it: without folders, control characters, characters that turn
 * the direction of text round and those that file systems refuse, at most 80 characters, with the extension that its
 * content has, whatever it was called. `fallback` is used where nothing remains.
 */
export function formFileName(given: string, extension: string, fallback: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]{0,20}$/, '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[\s<>:"|?*]+/gu, ' ');
  const cut = [...stem]
    .slice(0, MAX_STEM)
    .join('')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  if (cut === '') return `${fallback}.${extension}`;
  return `${devices.test(cut) ? `_${cut}` : cut}.${extension}`;
}
