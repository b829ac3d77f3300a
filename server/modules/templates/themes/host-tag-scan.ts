/** Range of a tag's content. */
interface Body {
  readonly start: number;
  readonly end: number;
}

/** A host tag in a source. Offsets are from the start of the source. */
export interface ScannedTag {
  readonly name: string;
  readonly start: number;
  /** End offset, after the closing tag. */
  readonly end: number;
  /** Values may contain template tags. Names are in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Null for a self-closing tag. */
  readonly body: Body | null;
}

const opening = /<squarespace:([a-zA-Z-]+)/g;
// Template comments and HTML comments: nothing in them is a host tag.
const skipped = /\{##[\s\S]*?(?:##\}|$)|\{#[^{}]*\}|<!--[\s\S]*?(?:-->|$)|<squarespace:([a-zA-Z-]+)/g;
// The same after an unclosed HTML comment: the rest of the file has no HTML comments.
const skippedLater = /\{##[\s\S]*?(?:##\}|$)|\{#[^{}]*\}|<squarespace:([a-zA-Z-]+)/g;

/** Maximum host tags per source, without those in bodies. */
export const MAX_TAGS = 500;

/** The outermost host tags of a source, in order; nested ones are part of a body. Reads the source once. */
export function scanHostTags(source: string): ScannedTag[] {
  const tags: ScannedTag[] = [];
  const bodiesByName = new Map<string, Bodies>();
  let pattern = skipped;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
    const [text, name] = match;
    if (name === undefined) {
      // An unclosed HTML comment ends with the file for a browser too, but the template's author may not intend that.
      if (text.startsWith('<!--') && !text.endsWith('-->')) {
        pattern = skippedLater;
        pattern.lastIndex = match.index + 4;
      }
      continue;
    }
    const head = readHead(source, match.index + text.length);
    const lowerName = name.toLowerCase();
    const known: Bodies = bodiesByName.get(lowerName) ?? new Map();
    bodiesByName.set(lowerName, known);
    const body = head.closesItself ? null : findBody(source, lowerName, head.end, known);
    const end = body === null ? head.end : source.indexOf('>', body.end) + 1;
    tags.push({
      name: lowerName,
      start: match.index,
      end,
      attributes: head.attributes,
      body: body === null || source.slice(body.start, body.end).trim() === '' ? null : body,
    });
    if (tags.length >= MAX_TAGS) break;
    pattern.lastIndex = end;
  }
  return tags;
}

interface Head {
  readonly attributes: ReadonlyMap<string, string>;
  readonly end: number;
  readonly closesItself: boolean;
}

const attribute =
  /\s*(?:([a-zA-Z_][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|((?:\{[^{}]*\}|[^\s"'>{])*)))?|[^\s>/])/y;

function readHead(source: string, from: number): Head {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    const close = /\s*(\/?)>/y;
    close.lastIndex = at;
    const ended = close.exec(source);
    if (ended !== null) return { attributes, end: close.lastIndex, closesItself: ended[1] === '/' };
    attribute.lastIndex = at;
    const read = attribute.exec(source);
    if (read === null || attribute.lastIndex === at) {
      // Not part of a tag, such as a lone slash, or the end of the file.
      if (at >= source.length) return { attributes, end: source.length, closesItself: true };
      at += 1;
      continue;
    }
    const [, name, double, single, bare] = read;
    at = attribute.lastIndex;
    // In `src=site.js/>` the slash belongs to the tag.
    const takesSlash = bare !== undefined && bare.endsWith('/') && source[at] === '>';
    if (takesSlash) at -= 1;
    const value = double ?? single ?? (takesSlash ? bare.slice(0, -1) : bare) ?? '';
    if (name !== undefined) attributes.set(name.toLowerCase(), value);
  }
}

/** Bodies of tags of one name, by start offset; null for an unclosed tag. */
type Bodies = Map<number, Body | null>;

/**
 * The body of a paired tag, which may contain others of its name; null when it is unclosed. Results for the others are
 * memoized in `known`, so that many unclosed tags are scanned once.
 */
function findBody(source: string, name: string, from: number, known: Bodies): Body | null {
  const found = known.get(from);
  if (found !== undefined) return found;
  const either = new RegExp(`<squarespace:${name}(?=[\\s/>])|</squarespace:${name}\\s*>`, 'gi');
  either.lastIndex = from;
  const open = [from];
  for (let match = either.exec(source); match !== null; match = either.exec(source)) {
    if (match[0].startsWith('</')) {
      const start = open.pop() ?? from;
      const body = { start, end: match.index };
      known.set(start, body);
      if (start === from) return body;
    } else {
      const head = readHead(source, match.index + match[0].length);
      if (!head.closesItself) open.push(head.end);
      either.lastIndex = head.end;
    }
  }
  for (const start of open) known.set(start, null);
  return null;
}

/** Fast check whether a text can contain a host tag. */
export function mayHoldHostTags(source: string): boolean {
  opening.lastIndex = 0;
  return opening.test(source);
}
