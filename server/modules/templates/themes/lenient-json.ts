import { placeIn } from './theme-problem.ts';

/** Maximum nesting. */
const MAX_DEPTH = 40;

/** A syntax error of a conf file, with its place. */
export class LenientJsonError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, text: string, offset: number) {
    super(message);
    ({ line: this.line, column: this.column } = placeIn(text, offset));
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const gap = /(?:[\s\uFEFF]|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const bareWord = /[\w$.+-]+/y;

/**
 * Parses JSON as written in conf files of themes: `//` and block comments, a byte order mark, trailing and
 * missing commas between lines, single quotes, unquoted names, line breaks in strings. An empty text is an
 * empty object.
 * @throws LenientJsonError
 */
export function parseLenientJson(text: string): unknown {
  let at = 0;

  const refuse = (message: string, offset = at): never => {
    throw new LenientJsonError(message, text, offset);
  };
  const skipGap = (): void => {
    gap.lastIndex = at;
    gap.test(text);
    at = gap.lastIndex;
  };

  function readString(quote: string): string {
    const begin = at;
    let value = '';
    at += 1;
    while (at < text.length) {
      const character = text[at] ?? '';
      if (character === quote) {
        at += 1;
        return value;
      }
      if (character === '\\') {
        const next = text[at + 1] ?? '';
        const code = /^u([0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))?.[1];
        value +=
          code === undefined ? (escapes[next] ?? next) : String.fromCharCode(Number.parseInt(code, 16));
        at += code === undefined ? 2 : 6;
      } else {
        value += character;
        at += 1;
      }
    }
    return refuse('This string is never closed.', begin);
  }

  function readWord(): string {
    bareWord.lastIndex = at;
    const word = bareWord.exec(text)?.[0];
    if (word === undefined)
      return refuse(at >= text.length ? 'The file ends too early.' : `Unexpected "${text[at]}".`);
    at += word.length;
    return word;
  }

  function readValue(depth: number): unknown {
    if (depth > MAX_DEPTH) refuse('Too deep.');
    skipGap();
    const character = text[at];
    if (character === '{') return readObject(depth);
    if (character === '[') return readArray(depth);
    if (character === '"' || character === "'") return readString(character);
    const word = readWord();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null' || word === 'undefined') return null;
    const number = Number(word);
    return Number.isFinite(number) ? number : word;
  }

  function readObject(depth: number): Record<string, unknown> {
    const begin = at;
    const object: Record<string, unknown> = {};
    at += 1;
    for (;;) {
      skipGap();
      const character = text[at];
      if (character === undefined) return refuse('This { is never closed.', begin);
      if (character === '}') {
        at += 1;
        return object;
      }
      if (character === ',') {
        at += 1;
        continue;
      }
      const name = character === '"' || character === "'" ? readString(character) : readWord();
      skipGap();
      if (text[at] !== ':') refuse(`Expected ":" after "${name}".`);
      at += 1;
      Object.defineProperty(object, name, {
        value: readValue(depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }

  function readArray(depth: number): unknown[] {
    const begin = at;
    const array: unknown[] = [];
    at += 1;
    for (;;) {
      skipGap();
      const character = text[at];
      if (character === undefined) return refuse('This [ is never closed.', begin);
      if (character === ']') {
        at += 1;
        return array;
      }
      if (character === ',') at += 1;
      else array.push(readValue(depth + 1));
    }
  }

  skipGap();
  if (at >= text.length) return {};
  const value = readValue(0);
  skipGap();
  if (at < text.length) refuse(`Unexpected "${text[at]}" after the end.`);
  return value;
}
