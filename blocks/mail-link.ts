/** Characters of a letter begun in an address; mail programs cut longer ones. */
const LONGEST_BODY = 1200;

/** The address of a letter that is begun in the visitor's mail program. */
export function mailLink(to: string, subject: string, body: string): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const written = body.slice(0, LONGEST_BODY).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(written)}`;
}

/** Halves of characters, which cutting may leave, have no code to be written by. */
function encode(words: string): string {
  return encodeURIComponent(words.replaceAll(/\p{Cs}/gu, ''));
}
