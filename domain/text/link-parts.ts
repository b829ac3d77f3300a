/** A piece of plain text; with an address where it is one. */
export interface TextPart {
  readonly text: string;
  /** Absolute http(s) address, or null. */
  readonly href: string | null;
}

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]{1,2000}|\bwww\.[^\s<>"'`{}|\\^]{1,2000}/gi;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?…»”’]$/;

/** Longest text that is looked through, characters; what is longer stays plain. */
const MAX_TEXT = 100_000;

/**
 * Plain text cut into words and addresses. Only http and https lead anywhere; the caller makes the links, in a new
 * window. spec: site-platform 9
 */
export function linkParts(text: string): readonly TextPart[] {
  if (text.length > MAX_TEXT) return [{ text, href: null }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutEnd(match[0]);
    const href = addressOf(found);
    if (href === null) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null });
    parts.push({ text: found, href });
    from = match.index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}

/** Without the full stop after it, and without a bracket that was opened before it. */
function withoutEnd(found: string): string {
  let end = found;
  for (;;) {
    const isOpen = end.endsWith(')') && end.split('(').length < end.split(')').length;
    if (!isOpen && !trailing.test(end)) return end;
    end = end.slice(0, -1);
  }
}

/** The address a found text leads to; null when it names no host of the open web. */
function addressOf(found: string): string | null {
  const whole = /^www\./i.test(found) ? `https://${found}` : found;
  const host = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?/iu.exec(whole)?.[0];
  if (host === undefined) return null;
  const path = whole.slice(host.length);
  if (path === '') return `${host}/`;
  return /^[/?#]/.test(path) ? whole : null;
}
