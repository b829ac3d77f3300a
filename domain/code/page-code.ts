import { codeProblems as text } from '../text/en/page-code.ts';
import { fillText } from '../text/fill-text.ts';
import { type OpenCode, openIn } from './open-code.ts';

/** HTML that an owner puts into the pages visitors get, with its scripts and styles. */
export interface PageCode {
  /** At the end of the head. */
  readonly header: string;
  /** At the end of the body. */
  readonly footer: string;
}

export const noCode: PageCode = { header: '', footer: '' };

/** The code of several places as that of one page, in this order: what comes later can change what came before. */
export const joinCode = (codes: readonly PageCode[]): PageCode => ({
  header: joinLines(codes.map(({ header }) => header)),
  footer: joinLines(codes.map(({ footer }) => footer)),
});

/** Each by itself, so that a comment of a script at the end of one does not reach into the next. */
const joinLines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Kilobytes of each of the two, in UTF-8. */
export const MAX_CODE_KB = 64;

/** Versions that are kept of the code of all pages, and of that of each list's entries; the one in use among them. */
export const MAX_CODE_VERSIONS = 20;

/** Roles that may add code, by the names of the specification. It acts with the rights of whoever opens the page. */
const rolesOfCode: ReadonlySet<string> = new Set(['admin']);

/** Whether an account with this role may change the code of pages. */
export const mayChangeCode = (role: string): boolean => rolesOfCode.has(role);

/** Bytes of a text in UTF-8. Half of a character counts as three, as encoders write it. */
export function codeBytes(code: string): number {
  let bytes = 0;
  for (const character of code) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

/** Why code cannot be stored, in an owner's words, with the line it is about; null when it can. */
export function codeProblem(
  code: string,
): { readonly line: number | null; readonly sentence: string } | null {
  const bytes = codeBytes(code);
  if (bytes > MAX_CODE_KB * 1024) {
    const values = { size: Math.ceil(bytes / 1024), max: MAX_CODE_KB };
    return { line: null, sentence: fillText(text.tooLong, values) };
  }
  const unstorable = /(?![\t\n\f\r])[\p{Cc}\p{Surrogate}]/u.exec(code);
  if (unstorable !== null) return about(text.character, code, unstorable.index, '');
  const [first] = openIn(code);
  return first === undefined ? null : about(sentenceOf(first), code, first.at, first.name);
}

const sentenceOf = ({ kind }: OpenCode): string => text[kind];
/** Characters of an element's name that a sentence shows. */
const MAX_NAME = 40;

function about(sentence: string, code: string, at: number, name: string) {
  const line = code.slice(0, at).split('\n').length;
  return { line, sentence: fillText(sentence, { name: name.slice(0, MAX_NAME), line }) };
}
