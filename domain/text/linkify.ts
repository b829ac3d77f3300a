import { linkParts, type TextPart } from './link-parts.ts';

/** A name or a mark at the text's begin or after a space. Letters, digits and low lines belong to it. */
const mark = /(^|\s)([@#])([a-z0-9_]{1,100})/gi;

/**
 * Plain text cut into words, addresses, @handles and #hashtags; those that lead somewhere carry an address. The caller
 * makes the links, in a new window. spec: site-platform 9
 */
export function linkifiedParts(text: string): readonly TextPart[] {
  return linkParts(text).flatMap((part) => (part.href === null ? markParts(part.text) : [part]));
}

function markParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    const [, before = '', sign = '', name = ''] = match;
    const start = match.index + before.length;
    if (start > from) parts.push({ text: text.slice(from, start), href: null });
    parts.push({
      text: sign + name,
      href: sign === '@' ? `https://twitter.com/${name}/` : `https://twitter.com/hashtag/${name}?src=hash`,
    });
    from = start + sign.length + name.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
