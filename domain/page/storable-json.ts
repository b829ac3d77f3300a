/** Levels of lists and objects in one another; deeper ones would exhaust a stack, here or in the database. */
const MAX_DEPTH = 60;

/**
 * Why JSON from outside cannot be stored, in an owner's words; null when it can. A database stores no NUL and no half
 * of a character, and refuses what is nested without end.
 */
export function storingProblem(value: unknown): string | null {
  return problemIn(value, MAX_DEPTH);
}

function problemIn(value: unknown, levels: number): string | null {
  if (typeof value === 'string') return textProblem(value);
  if (typeof value !== 'object' || value === null) return null;
  if (levels === 0) return 'it is nested too deeply.';
  for (const [key, part] of Object.entries(value)) {
    const problem = textProblem(key) ?? problemIn(part, levels - 1);
    if (problem !== null) return problem;
  }
  return null;
}

function textProblem(text: string): string | null {
  return text.includes('\0') || /\p{Surrogate}/u.test(text)
    ? 'a text has characters that cannot be stored.'
    : null;
}
