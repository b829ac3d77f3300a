/** Characters of markup read for a short text, so that a long one costs no more. */
const MAX_READ = 5000;

/** Inline elements: no space is inserted where they begin and end. All others separate words. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b cite code del em i ins mark s small span strong sub sup time u'.split(' '),
);
/** Elements whose content is not text. */
const silent: ReadonlySet<string> = new Set(['script', 'style']);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of sanitised HTML, at most `most` characters, cut at a word. Escape it like any text. */
export function plainText(html: string, most: number): string {
  return cutAtWord(wordsOfHtml(html, MAX_READ), most);
}

/** At most `most` characters, cut at a word if possible, with an ellipsis if something is cut. */
export function cutAtWord(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1).search(/\s\S*$/);
  const beginning = cut > 0 ? words.slice(0, cut).trimEnd() : words.slice(0, most);
  return `${beginning.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * The text of the first `maxRead` characters of HTML, with single spaces between words: no tags, no comments, no
 * scripts and styles, entities decoded. Takes time linear in what is read.
 */
export function wordsOfHtml(html: string, maxRead: number): string {
  const read =
    html.length <= maxRead ? html : html.slice(0, maxRead).replace(/[\uD800-\uDBFF<]$|&[^;&<>\s]{0,9}$/, '');
  const text = read.includes('<') ? withoutTags(read) : read;
  return decodeSigns(text)
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

function withoutTags(html: string): string {
  let text = '';
  let from = 0;
  let start = html.indexOf('<');
  while (start >= 0) {
    const end = endOfMarkup(html, start);
    if (end > start) {
      text += html.slice(from, start);
      const name = nameOfTag(html, start);
      if (!inline.has(name)) text += ' ';
      from = silent.has(name) && html[start + 1] !== '/' ? endOfContent(html, end, name) : end;
    }
    start = html.indexOf('<', Math.max(from, start + 1));
  }
  return text + html.slice(from);
}

/** The offset after the tag or comment that begins at `start`; `start` when `<` is only a character there. */
function endOfMarkup(html: string, start: number): number {
  const next = html.charCodeAt(start + 1);
  if (isLetter(next)) return endOfTag(html, start + 1);
  if (next === SLASH && isLetter(html.charCodeAt(start + 2))) return endOfTag(html, start + 2);
  if (next !== SLASH && next !== EXCLAMATION && next !== QUESTION) return start;
  if (html.startsWith('<!--', start)) return endOf(html, '-->', start + 2);
  return endOf(html, '>', start + 1);
}

const SPACE = 32;
const EXCLAMATION = 33;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** The offset after the first `>` that is not in a quoted value. */
function endOfTag(html: string, from: number): number {
  let part: 'name' | 'equals' | 'value' = 'name';
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === GREATER) return at + 1;
    if (code <= SPACE) {
      if (part === 'value') part = 'name';
    } else if (part === 'equals') {
      part = 'value';
      if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
        at = html.indexOf(code === DOUBLE_QUOTE ? '"' : "'", at + 1);
        if (at < 0) break;
        part = 'name';
      }
    } else if (part === 'name' && code === EQUALS) part = 'equals';
  }
  return html.length;
}

/** The offset after the next `mark`, or the end. */
function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** The element name of a start or end tag; '' for a comment. */
function nameOfTag(html: string, start: number): string {
  const from = html.charCodeAt(start + 1) === SLASH ? start + 2 : start + 1;
  let to = from;
  while (to - from < MAX_ENTITY_NAME && isOfName(html.charCodeAt(to))) to += 1;
  return html.slice(from, to).toLowerCase();
}

/** Maximum length of a supported entity name. */
const MAX_ENTITY_NAME = 10;

const isOfName = (code: number): boolean => code > SPACE && code !== SLASH && code !== GREATER;

/** The offset of the end tag of a script or a style, or the end of the text. */
function endOfContent(html: string, from: number, name: string): number {
  const tag = name === 'script' ? /<\/script(?=[\s/>])/gi : /<\/style(?=[\s/>])/gi;
  tag.lastIndex = from;
  return tag.exec(html)?.index ?? html.length;
}

/** A text of HTML with its entities decoded. */
export function decodeSigns(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    return characterOf(typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16));
  });
}

/** The character of a code point; a space for an invalid one. */
function characterOf(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isOne ? String.fromCodePoint(code) : ' ';
}
