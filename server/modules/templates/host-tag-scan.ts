/** Where what a tag holds stands. */
interface Body {
  readonly start: number;
  readonly end: number;
}

/** A host tag as it stands in a source. Offsets count from the source's beginning. */
export interface ScannedTag {
  readonly name: string;
  readonly start: number;
  /** After the whole of it, closing tag included. */
  readonly end: number;
  /** Values may hold tags of the template language. Names are in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Null for a tag that stands by itself. */
  readonly body: Body | null;
}

const opening = /<squarespace:([a-zA-Z-]+)/g;
// Template comments and HTML comments: what stands in them is no host tag.
const skipped = /\{##[\s\S]*?(?:##\}|$)|\{#[^{}]*\}|<!--[\s\S]*?(?:-->|$)|<squarespace:([a-zA-Z-]+)/g;
// The same for what follows an HTML comment that is not closed: none is any more.
const skippedLater = /\{##[\s\S]*?(?:##\}|$)|\{#[^{}]*\}|<squarespace:([a-zA-Z-]+)/g;

/** Host tags of one source that are read, those in bodies not counted. */
export const MAX_TAGS = 500;

/** The outermost host tags of a source, in order; those inside a body come with it. Reads the source once. */
export function scanHostTags(source: string): ScannedTag[] {
  const tags: ScannedTag[] = [];
  const bodiesByName = new Map<string, Bodies>();
  let pattern = skipped;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
    const [text, name] = match;
    if (name === undefined) {
      // An unclosed HTML comment ends with the file for a browser too, but a template may still mean what follows.
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
      // Something no tag has, such as a lone slash, or the end of the file.
      if (at >= source.length) return { attributes, end: source.length, closesItself: true };
      at += 1;
      continue;
    }
    const [, name, double, single, bare] = read;
    at = attribute.lastIndex;
    // In `src=site.js/>` the slash is the tag's.
    const takesSlash = bare !== undefined && bare.endsWith('/') && source[at] === '>';
    if (takesSlash) at -= 1;
    const value = double ?? single ?? (takesSlash ? bare.slice(0, -1) : bare) ?? '';
    if (name !== undefined) attributes.set(name.toLowerCase(), value);
  }
}

/** Bodies of tags of one name, by where they begin; null for a tag that is never closed. */
type Bodies = Map<number, Body | null>;

/**
 * The body of a paired tag, which may hold others of its name; null when it is never closed. What is found out about
 * the others on the way is noted in `known`, so that many tags that are not closed are read through once.
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

/** Whether a text holds a host tag at all; quick. */
export function mayHoldHostTags(source: string): boolean {
  opening.lastIndex = 0;
  return opening.test(source);
}
