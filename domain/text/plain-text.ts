/** Characters of markup read for a short text, so that a long one costs no more. */
const MAX_READ = 5000;

/** Elements inside a word or a sentence: nothing stands where they begin and end. All others part words. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b cite code del em i ins mark s small span strong sub sup time u'.split(' '),
);
/** Elements whose content nobody reads. */
const silent: ReadonlySet<string> = new Set(['script', 'style']);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of sanitised HTML, at most `most` characters of them, cut at a word. To be escaped like any text. */
export function plainText(html: string, most: number): string {
  return cutAtWord(wordsOfHtml(html, MAX_READ), most);
}

/** At most `most` characters, cut at a word where there is one, with dots where something is missing. */
export function cutAtWord(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1).search(/\s\S*$/);
  const beginning = cut > 0 ? words.slice(0, cut).trimEnd() : words.slice(0, most);
  return `${beginning.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * The words in the first `maxRead` characters of HTML, with one space between them: no tags, no comments, nothing of
 * scripts and styles, signs in place of their names and numbers. Takes time in proportion to what is read.
 */
export function wordsOfHtml(html: string, maxRead: number): string {
  const read =
    html.length <= maxRead ? html : html.slice(0, maxRead).replace(/[\uD800-\uDBFF<]$|&[^;&<>\s]{0,9}$/, '');
  const text = read.includes('<') ? withoutTags(read) : read;
  return (text.includes('&') ? withSigns(text) : text).replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
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

/** Where the tag or comment that begins at `start` is over; `start` when the sign there is only a sign. */
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

/** After the first `>` that is in no quoted value. */
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

/** After the next such mark, or at the end. */
function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** The name of an element where it begins or ends, '' of a comment. */
function nameOfTag(html: string, start: number): string {
  const from = html.charCodeAt(start + 1) === SLASH ? start + 2 : start + 1;
  let to = from;
  while (to - from < MAX_ENTITY_NAME && isOfName(html.charCodeAt(to))) to += 1;
  return html.slice(from, to).toLowerCase();
}

/** Longer than any name that is asked for. */
const MAX_ENTITY_NAME = 10;

const isOfName = (code: number): boolean => code > SPACE && code !== SLASH && code !== GREATER;

/** Where the end tag of a script or a style begins, or the end of all. */
function endOfContent(html: string, from: number, name: string): number {
  const tag = name === 'script' ? /<\/script(?=[\s/>])/gi : /<\/style(?=[\s/>])/gi;
  tag.lastIndex = from;
  return tag.exec(html)?.index ?? html.length;
}

function withSigns(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    return characterOf(typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16));
  });
}

/** The character of a number, a space where there is none. */
function characterOf(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isOne ? String.fromCodePoint(code) : ' ';
}
