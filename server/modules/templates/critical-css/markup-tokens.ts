/** What is told of a page's markup: a tag's name, an id, the value of a class attribute. */
export interface MarkupListener {
  /** In lower case. */
  tag(name: string): void;
  id(value: string): void;
  classes(value: string): void;
}

const SPACE = 32;
const isSpace = (code: number): boolean => code === SPACE || (code >= 9 && code <= 13);
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const [QUOTE, APOSTROPHE, HYPHEN, SLASH, EQUALS, GREATER, BANG] = [34, 39, 45, 47, 61, 62, 33] as const;
const isUpper = (code: number): boolean => code >= 65 && code <= 90;
/** What a tag's name is made of, but for the odd ones, which no selector names without an escape. */
const isNamePart = (code: number): boolean =>
  isLetter(code) || code === HYPHEN || (code >= 48 && code <= 57) || code > 127;
/** A character reference that may stand for a letter of a name. */
const otherReference = /&(?!(?:amp|lt|gt|quot|#39|#x27);)/;
/** Elements whose content is text and no markup. */
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

/**
 * Class and id attributes as our own code and nearly every template write them; or, in the second form, an attribute
 * written otherwise. A value whose quotes are themselves escaped names nothing a selector could. The search goes on
 * inside the value: a quote in a text, never closed, must not hide what follows it.
 */
const attribute = /\b(?:(class)|id)(?:="(?=([^"]*)")|\s*=(?!&quot;|\\"))/gi;

/**
 * Reports what a page's start tags name, or more: what stands in a text or a script counts too where the page is
 * written plainly. Returns false for a page that is better left alone: not in standards mode, or with letters of a
 * class or an id written as character references.
 */
export function readMarkup(html: string, listener: MarkupListener): boolean {
  if (!/^\s*<!doctype html>/i.test(html.slice(0, 200))) return false;
  attribute.lastIndex = 0;
  for (let found = attribute.exec(html); found !== null; found = attribute.exec(html)) {
    const [, isClass, value] = found;
    if (value === undefined) return readTags(html, listener);
    if (value.includes('&') && otherReference.test(value)) return readTags(html, listener);
    if (isClass === undefined) listener.id(value);
    else listener.classes(value);
  }
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    let end = at + 1;
    let hasUpper = false;
    for (let code = html.charCodeAt(end); isNamePart(code); code = html.charCodeAt((end += 1)))
      if (isUpper(code)) hasUpper = true;
    if (end > at + 1)
      listener.tag(hasUpper ? html.slice(at + 1, end).toLowerCase() : html.slice(at + 1, end));
  }
  return true;
}

/** Reads the start tags of a page as a browser does. Returns false as `readMarkup` does. */
function readTags(html: string, listener: MarkupListener): boolean {
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
    listener.tag(name);
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
        if (attributeName === 'id') listener.id(value);
        else listener.classes(value);
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

/** Where the end tag of an element with text in it stands; -1 where there is none. */
function endOfText(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2))
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  return -1;
}
