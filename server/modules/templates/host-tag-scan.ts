/** A host tag as it stands in a source. Offsets count from the source's beginning. */
export interface ScannedTag {
  readonly name: string;
  readonly start: number;
  /** After the whole of it, closing tag included. */
  readonly end: number;
  /** Values may hold tags of the template language. Names are in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Null for a tag that stands by itself. */
  readonly body: { readonly start: number; readonly end: number } | null;
}

const opening = /<squarespace:([a-zA-Z-]+)/g;
// Template comments and HTML comments: what stands in them is no host tag.
const skipped = /\{##[\s\S]*?(?:##\}|$)|\{#[^{}]*\}|<!--[\s\S]*?(?:-->|$)|<squarespace:([a-zA-Z-]+)/g;
// The same for what follows an HTML comment that is not closed: none is any more.
const skippedLater = /\{##[\s\S]*?(?:##\}|$)|\{#[^{}]*\}|<squarespace:([a-zA-Z-]+)/g;

/** Host tags of one source that are read, those in bodies not counted. */
export const MOST_TAGS = 500;

/** The outermost host tags of a source, in order; those inside a body come with it. Reads the source once. */
export function scanHostTags(source: string): ScannedTag[] {
  const tags: ScannedTag[] = [];
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
    const body = head.closesItself ? null : findBody(source, name, head.end);
    const end = body === null ? head.end : source.indexOf('>', body.end) + 1;
    tags.push({
      name: name.toLowerCase(),
      start: match.index,
      end,
      attributes: head.attributes,
      body: body === null || source.slice(body.start, body.end).trim() === '' ? null : body,
    });
    if (tags.length >= MOST_TAGS) break;
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

/** The body of a paired tag, which may hold others of its name; null when it is never closed. */
function findBody(source: string, name: string, from: number): { start: number; end: number } | null {
  const either = new RegExp(`<squarespace:${name}(?=[\\s/>])|</squarespace:${name}\\s*>`, 'gi');
  either.lastIndex = from;
  let depth = 1;
  for (let match = either.exec(source); match !== null; match = either.exec(source)) {
    if (match[0].startsWith('</')) {
      depth -= 1;
      if (depth === 0) return { start: from, end: match.index };
    } else {
      const head = readHead(source, match.index + match[0].length);
      if (!head.closesItself) depth += 1;
      either.lastIndex = head.end;
    }
  }
  return null;
}

/** Whether a text holds a host tag at all; quick. */
export function mayHoldHostTags(source: string): boolean {
  opening.lastIndex = 0;
  return opening.test(source);
}
