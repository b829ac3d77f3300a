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

function addressOf(found: string): string | null {
  const whole = /^www\./i.test(found) ? `https://${found}` : found;
  try {
    const { protocol, hostname, href } = new URL(whole);
    return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
  } catch {
    return null;
  }
}
