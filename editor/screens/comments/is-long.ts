/** Lines shown before a comment is collapsed. */
const LINES = 8;
/** Approximate characters per line. */
const LINE = 80;

/** Whether a comment is too long to show in full in a list. */
export function isLong(body: string): boolean {
  const lines = body.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return lines > LINES;
}
