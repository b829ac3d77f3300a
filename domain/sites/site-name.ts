/** Longest title and identifier of a site, characters. */
export const MAX_SITE_TITLE = 120;
export const MAX_IDENTIFIER = 60;

const identifier = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** @internal Whether a text may be the short name of a site: small letters, digits, and hyphens between them. */
export const isIdentifier = (text: string): boolean => text.length <= MAX_IDENTIFIER && identifier.test(text);

/** A short name from a title: `Café Nová` gives `cafe-nova`. 'site' where nothing is left of it. */
export function identifierFrom(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_IDENTIFIER)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'site' : plain;
}

/** The first of `name`, `name-2`, `name-3` … that is not taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const next = name.slice(0, MAX_IDENTIFIER - end.length) + end;
    if (!taken.has(next)) return next;
  }
}
