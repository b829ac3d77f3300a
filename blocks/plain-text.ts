const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of sanitised HTML, at most `most` characters of them, cut at a space. To be escaped like any text. */
export function plainText(html: string, most: number): string {
  const words = html
    .slice(0, most * 20)
    .replaceAll(/<[^>]*>?/gu, ' ')
    .replaceAll(/&(#\d{1,7}|[a-z]{2,4});/giu, (whole, name: string) =>
      name.startsWith('#') ? characterOf(Number(name.slice(1)), whole) : (named[name.toLowerCase()] ?? whole),
    )
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;:!?])/gu, '')
    .trim();
  return shorten(words, most);
}

/** At most `most` characters, cut at a space, with dots where something is missing. */
export function shorten(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most).replace(/\s+\S*$/u, '')}…`;
}

function characterOf(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
