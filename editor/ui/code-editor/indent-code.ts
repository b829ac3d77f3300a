/** A change of a text: the part from `from` to `to` becomes `text`; afterwards the part `select` is selected. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [from: number, to: number];
}

const STEP = '  ';

/** What Tab does in code: spaces where the caret stands, or before each line of which something is selected. */
export function indentCode(code: string, from: number, to: number): TextChange {
  if (from === to) return { from, to, text: STEP, select: [from + STEP.length, from + STEP.length] };
  const first = from === 0 ? 0 : code.lastIndexOf('\n', from - 1) + 1;
  // A line of which nothing but its beginning is reached is not meant.
  const last = code[to - 1] === '\n' ? to - 1 : to;
  const lines = code.slice(first, last).split('\n');
  const text = lines.map((line) => (line === '' ? line : STEP + line)).join('\n');
  const added = text.length - (last - first);
  const before = lines[0] === '' ? 0 : STEP.length;
  return { from: first, to: last, text, select: [from + before, to + added] };
}
