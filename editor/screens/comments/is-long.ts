/** Lines a comment shows before it is cut. */
const LINES = 8;
/** Characters of a line, about. */
const LINE = 80;

/** Whether a comment's words take more screen than a list gives each. */
export function isLong(body: string): boolean {
  const lines = body.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return lines > LINES;
}
