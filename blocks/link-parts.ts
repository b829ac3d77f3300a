import { LinkifyIt, type SchemaOpts } from 'linkify-it';

/** A piece of plain text; with an address where it is one. */
export interface TextPart {
  readonly text: string;
  /** Absolute http(s) address, or null. */
  readonly href: string | null;
}

/** Longest text that is looked through, characters; what is longer stays plain. */
const MAX_TEXT = 100_000;
/** Longest address that is found, characters. */
const MAX_ADDRESS = 2000;

/** An address without its scheme. */
const www: SchemaOpts = {
  validate: (text, pos, self) =>
    Math.max(0, self.testSchemaAt(`//${text.slice(pos, pos + MAX_ADDRESS)}`, 'http:', 0) - 2),
  normalize: (match) => {
    match.url = `https://${match.url}`;
  },
};

/** `@name` or `#name` at the text's begin or after a space; letters, digits and low lines belong to the name. */
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
 * Plain text cut into words and addresses. Only http and https lead anywhere; the caller makes the links, in a new
 * window. spec: site-platform 9
 */
export function linkParts(text: string): readonly TextPart[] {
  return cut(text, addresses);
}

/** The same with the @handles and #hashtags of Twitter. spec: site-platform 9 */
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

/** The address as browsers write it; null when it names no host of the open web. */
function openAddress(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, href } = new URL(url);
  return hostname.includes('.') ? href : null;
}
