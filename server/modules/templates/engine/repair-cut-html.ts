const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Raw text elements: nothing in them is a tag except their own end tag. */
const textElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'iframe',
]);
/** Elements nested deeper are not closed; browsers have a similar limit. */
const MAX_OPEN = 500;

/**
 * Repairs HTML that is cut at any point, so that more can follow: an unfinished tag, comment or script is dropped and open
 * elements are closed. Reads the text once.
 */
export function repairCutHtml(html: string): string {
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

/** The element name of the tag at `start`, in lower case; null where no tag begins. */
function nameAt(html: string, start: number): string | null {
  namePattern.lastIndex = start;
  const name = namePattern.exec(html)?.[1];
  if (name === undefined) return null;
  // A doctype is no element; it is treated like a void one.
  return html[start + 1] === '!' || html[start + 1] === '?' ? 'br' : name.toLowerCase();
}

// A bracket in a quoted value does not end the tag; an unclosed quote leaves the tag unfinished.
const tagPattern = /<[^>=]*(?:=\s*(?:"[^"]*"|'[^']*'|(?!["'\s]))[^>=]*)*>/y;

/** The offset after the `>` that ends the tag at `start`; -1 when there is none. */
function tagEnd(html: string, start: number): number {
  tagPattern.lastIndex = start;
  return tagPattern.test(html) ? tagPattern.lastIndex : -1;
}

/** The offset after the end tag of a raw text element; -1 when it is unclosed. */
function textEnd(html: string, from: number, name: string): number {
  const pattern = new RegExp(`</${name}[\\s/>]`, 'gi');
  pattern.lastIndex = from;
  const found = pattern.exec(html);
  if (found === null) return -1;
  const close = html.indexOf('>', found.index);
  return close === -1 ? -1 : close + 1;
}
