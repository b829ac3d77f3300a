/** Characters of a mail body in a URL; mail programs cut longer ones. */
const MAX_BODY = 1200;

/** A mailto URL that opens a draft in the visitor's mail program. */
export function mailLink(to: string, subject: string, body: string): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const written = body.slice(0, MAX_BODY).replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(written)}`;
}

/** Replaces lone surrogates, which cutting may leave and which cannot be encoded. */
function encode(words: string): string {
  return encodeURIComponent(words.replaceAll(/\p{Cs}/gu, ''));
}
