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

/** Kilobytes of each of the two, in UTF-8. */
export const MAX_CODE_KB = 64;

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
