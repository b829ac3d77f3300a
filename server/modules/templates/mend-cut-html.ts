const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Elements whose content is text: nothing in it is a tag but their own end. */
const textElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'iframe',
]);
/** Deeper ones than these are not closed; a browser would not follow either. */
const MAX_OPEN = 500;

/**
 * HTML that breaks off anywhere, made such that more can follow it: an unfinished tag, comment or script is dropped and
 * elements that are open are closed. Reads the text once.
 */
export function mendCutHtml(html: string): string {
  const open: string[] = [];
  let at = 0;
  let end = html.length;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) break;
    if (html.startsWith('<!--', start)) {
      const close = html.indexOf('-->', start + 4);
      if (close === -1) {
        end = start;
        break;
      }
      at = close + 3;
      continue;
    }
    const name = nameAt(html, start);
    if (name === null) {
      at = start + 1;
      if (at === html.length) end = start;
      continue;
    }
    const after = tagEnd(html, start);
    if (after === -1) {
      end = start;
      break;
    }
    at = after;
    if (html[start + 1] === '/') {
      const opened = open.lastIndexOf(name);
      if (opened !== -1) open.length = opened;
    } else if (textElements.has(name)) {
      at = textEnd(html, after, name);
      if (at === -1) {
        end = start;
        break;
      }
    } else if (!voidElements.has(name) && html[after - 2] !== '/' && open.length < MAX_OPEN) open.push(name);
  }
  return (
    html.slice(0, end) +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

const namePattern = /<[/!?]?([a-zA-Z][a-zA-Z0-9:-]{0,40})/y;

/** The element's name of the tag at `start`, in small letters; null where no tag begins. */
function nameAt(html: string, start: number): string | null {
  namePattern.lastIndex = start;
  const name = namePattern.exec(html)?.[1];
  if (name === undefined) return null;
  // A doctype is no element; it is treated like one that needs no end.
  return html[start + 1] === '!' || html[start + 1] === '?' ? 'br' : name.toLowerCase();
}

// A bracket inside a quoted value does not end the tag; a quote that is not closed leaves it unfinished.
const tagPattern = /<[^>=]*(?:=\s*(?:"[^"]*"|'[^']*'|(?!["'\s]))[^>=]*)*>/y;

/** The offset after the `>` that ends the tag at `start`; -1 when there is none. */
function tagEnd(html: string, start: number): number {
  tagPattern.lastIndex = start;
  return tagPattern.test(html) ? tagPattern.lastIndex : -1;
}

/** The offset after the end tag of a text element; -1 when it is not closed. */
function textEnd(html: string, from: number, name: string): number {
  const pattern = new RegExp(`</${name}[\\s/>]`, 'gi');
  pattern.lastIndex = from;
  const found = pattern.exec(html);
  if (found === null) return -1;
  const close = html.indexOf('>', found.index);
  return close === -1 ? -1 : close + 1;
}
