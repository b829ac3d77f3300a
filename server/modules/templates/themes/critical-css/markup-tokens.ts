/**
 * Names are reported as hashes, which is far cheaper than slicing each out of the page. Names with the same hash are
 * treated as equal.
 */
export const NAME_NUMBERS = 65_536;

/** The hash of `.class`, `#id` or a tag name. */
export function numberOfName(name: string): number {
  const mark = name.charCodeAt(0);
  const isTag = mark !== DOT && mark !== HASH;
  let number = isTag ? 0 : mark;
  for (let at = isTag ? 0 : 1; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    number = nextNumber(number, isTag ? code | LOWER : code);
  }
  return number;
}

const nextNumber = (number: number, code: number): number => (number * 137 + code) & (NAME_NUMBERS - 1);

const [SPACE, QUOTE, HASH, AMPERSAND, APOSTROPHE, HYPHEN, DOT, SLASH] = [
  32, 34, 35, 38, 39, 45, 46, 47,
] as const;
const [EQUALS, GREATER, BANG, UNDERSCORE, SMALL_D, SMALL_S] = [61, 62, 33, 95, 100, 115] as const;
/** Bit that lower-cases an ASCII letter. */
const LOWER = 32;
const isSpace = (code: number): boolean => code === SPACE || (code >= 9 && code <= 13);
const isLetter = (code: number): boolean => (code | LOWER) >= 97 && (code | LOWER) <= 122;
/** Characters of a tag name, except rare ones that selectors would have to escape. */
const isNamePart = (code: number): boolean =>
  isLetter(code) || (code >= 48 && code <= 57) || code === HYPHEN || code === UNDERSCORE || code > 127;
/** A character reference that may stand for a letter of a name. */
const otherReference = /&(?!(?:amp|lt|gt|quot|#39|#x27);)/;
/** Raw text elements. */
const textElements = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);

/** Whether the word that ends before `end` is `word`, which is in lower case. */
function isWordBefore(html: string, end: number, word: string): boolean {
  const from = end - word.length;
  for (let at = 0; at < word.length; at += 1)
    if ((html.charCodeAt(from + at) | LOWER) !== word.charCodeAt(at)) return false;
  return !isLetter(html.charCodeAt(from - 1));
}

/** The prefix (`.` or `#`) for values of the attribute whose name ends before `end`; 0 if neither class nor id. */
function markOf(html: string, end: number): number {
  const last = html.charCodeAt(end - 1) | LOWER;
  if (last === SMALL_S) return isWordBefore(html, end, 'class') ? DOT : 0;
  return last === SMALL_D && isWordBefore(html, end, 'id') ? HASH : 0;
}

/**
 * Reports the names in a page's start tags, possibly more: matches in text and scripts are included where the markup is
 * regular, as that of our own code and nearly every template is. Returns false for a page that cannot be analysed: not in
 * standards mode, or with character references in a class or an id.
 */
export function readMarkup(html: string, report: (name: number) => void): boolean {
  if (!/^\s*<!doctype html>/i.test(html.slice(0, 200))) return false;
  // The search continues inside a value: an unclosed quote in a text must not hide what follows.
  for (let equals = html.indexOf('='); equals !== -1; equals = html.indexOf('=', equals + 1)) {
    let nameEnd = equals;
    while (isSpace(html.charCodeAt(nameEnd - 1))) nameEnd -= 1;
    const mark = markOf(html, nameEnd);
    if (mark === 0) continue;
    if (nameEnd !== equals || html.charCodeAt(equals + 1) !== QUOTE) {
      // A value with escaped quotes has no names that a selector could match.
      if (html.startsWith('&quot;', equals + 1) || html.startsWith('\\"', equals + 1)) continue;
      return readTags(html, report);
    }
    let number = mark;
    let at = equals + 2;
    for (let code = html.charCodeAt(at); code !== QUOTE; code = html.charCodeAt((at += 1))) {
      // Beyond the special characters, as most are. At the end of the text the code is NaN, so the test fails.
      if (code > AMPERSAND) number = nextNumber(number, code);
      else if (at >= html.length || (code === AMPERSAND && otherReference.test(html.slice(at, at + 8))))
        return readTags(html, report);
      else if (mark === DOT && isSpace(code)) {
        report(number);
        number = DOT;
      } else number = nextNumber(number, code);
    }
    report(number);
  }
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    let number = 0;
    let end = at + 1;
    for (let code = html.charCodeAt(end); isNamePart(code); code = html.charCodeAt((end += 1)))
      number = nextNumber(number, code | LOWER);
    if (end > at + 1) report(number);
  }
  return true;
}

/** Reads the start tags of a page as a browser does. Returns false as `readMarkup` does. */
function readTags(html: string, report: (name: number) => void): boolean {
  const { length } = html;
  let at = html.indexOf('<');
  while (at !== -1) {
    let code = html.charCodeAt(at + 1);
    if (!isLetter(code)) {
      at =
        code === BANG && html.startsWith('--', at + 2)
          ? afterText(html, '-->', at + 2)
          : html.indexOf('<', at + 1);
      continue;
    }
    let end = at + 2;
    for (code = html.charCodeAt(end); end < length; code = html.charCodeAt((end += 1)))
      if (code === GREATER || code === SLASH || isSpace(code)) break;
    const name = html.slice(at + 1, end).toLowerCase();
    report(numberOfName(name));
    while (end < length) {
      code = html.charCodeAt(end);
      if (code === GREATER) break;
      if (code === SLASH || isSpace(code)) {
        end += 1;
        continue;
      }
      const start = end;
      // An attribute's name may begin with an equals sign.
      for (end += 1, code = html.charCodeAt(end); end < length; code = html.charCodeAt((end += 1)))
        if (code === EQUALS || code === GREATER || code === SLASH || isSpace(code)) break;
      const nameEnd = end;
      while (isSpace(html.charCodeAt(end))) end += 1;
      if (html.charCodeAt(end) !== EQUALS) continue;
      end += 1;
      while (isSpace(html.charCodeAt(end))) end += 1;
      code = html.charCodeAt(end);
      if (code === GREATER) break;
      let from = end;
      if (code === QUOTE || code === APOSTROPHE) {
        from = end + 1;
        end = html.indexOf(code === QUOTE ? '"' : "'", from);
        if (end === -1) return false;
      } else {
        for (; end < length; code = html.charCodeAt((end += 1))) if (code === GREATER || isSpace(code)) break;
      }
      const attributeName = html.slice(start, nameEnd).toLowerCase();
      if (attributeName === 'class' || attributeName === 'id') {
        const value = html.slice(from, end);
        if (otherReference.test(value)) return false;
        if (attributeName === 'id') report(numberOfName(`#${value}`));
        else for (const one of value.split(/[\t\n\f\r ]+/)) report(numberOfName(`.${one}`));
      }
      if (code === QUOTE || code === APOSTROPHE) end += 1;
    }
    at = textElements.has(name) ? endOfText(html, name, end) : html.indexOf('<', end);
  }
  return true;
}

function afterText(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? -1 : html.indexOf('<', at + text.length);
}

/** Offset of the end tag of a raw text element; -1 where there is none. */
function endOfText(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2))
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  return -1;
}
