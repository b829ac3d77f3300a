import { LinkifyIt, type SchemaOpts } from 'linkify-it';

/** A part of plain text; `href` is set for a URL. */
export interface TextPart {
  readonly text: string;
  /** Absolute http(s) address, or null. */
  readonly href: string | null;
}

/** Maximum length of text that is searched, characters; longer text stays plain. */
const MAX_TEXT = 100_000;
/** Maximum length of a URL, characters. */
const MAX_ADDRESS = 2000;

/** A URL without scheme. */
const www: SchemaOpts = {
  validate: (text, pos, self) =>
    Math.max(0, self.testSchemaAt(`//${text.slice(pos, pos + MAX_ADDRESS)}`, 'http:', 0) - 2),
  normalize: (match) => {
    match.url = `https://${match.url}`;
  },
};

/** `@name` or `#name` at the start of the text or after a space; the name has letters, digits and underscores. */
const mention = (addressOf: (name: string) => string): SchemaOpts => ({
  validate: (text, pos) => {
    if (pos > 1 && !/\s/.test(text.charAt(pos - 2))) return 0;
    return /^[a-z0-9_]{1,100}/i.exec(text.slice(pos, pos + 100))?.[0].length ?? 0;
  },
  normalize: (match) => {
    match.url = addressOf(match.text.slice(1));
  },
});

const makeLinkifier = (): LinkifyIt =>
  new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, maxLength: MAX_ADDRESS })
    .add('ftp:', null)
    .add('mailto:', null)
    .add('//', null)
    .add('www.', www);
const addresses = makeLinkifier();
const addressesAndMentions = makeLinkifier()
  .add(
    '@',
    mention((name) => `https://twitter.com/${name}/`),
  )
  .add(
    '#',
    mention((name) => `https://twitter.com/hashtag/${name}?src=hash`),
  );

/**
 * Splits plain text into text and URLs. Only http and https are linked; the caller renders the links, in a new window.
 * spec: site-platform 9
 */
export function linkParts(text: string): readonly TextPart[] {
  return cut(text, addresses);
}

/** Like `linkParts`, with the @handles and #hashtags of Twitter. spec: site-platform 9 */
export function linkAndMentionParts(text: string): readonly TextPart[] {
  return cut(text, addressesAndMentions);
}

function cut(text: string, linkifier: LinkifyIt): readonly TextPart[] {
  if (text.length > MAX_TEXT) return [{ text, href: null }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, lastIndex, raw, url } of linkifier.match(text) ?? []) {
    const href = openAddress(url);
    if (href === null) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: raw, href });
    from = lastIndex;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}

/** The URL as browsers normalise it; null when it has no public host name. */
function openAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, href } = new URL(url);
  return hostname.includes('.') ? href : null;
}
