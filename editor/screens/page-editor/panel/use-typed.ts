import { useState } from 'react';
import type { Step } from './control.ts';
import { leaveText, type ReadText, standingText, type TypedText, typeText } from './typed-text.ts';

interface TypedField {
  readonly text: string;
  readonly problem: string | undefined;
  type(text: string): void;
  /** When the field is left: what was read is shown in its stored form. */
  leave(): void;
}

/** The text of a field whose value is more than its text: a number, a color, a link. */
export function useTyped(
  value: unknown,
  options: {
    readonly show: (value: unknown) => string;
    readonly read: (text: string) => ReadText;
    readonly change: (value: unknown, step: Step) => void;
  },
): TypedField {
  const [latest, setTyped] = useState<TypedText | null>(null);
  const typed = standingText(latest, value);
  return {
    text: typed?.text ?? options.show(value),
    problem: typed?.problem,
    type: (text) => {
      const next = typeText(text, value, options.read);
      setTyped(next);
      if (!Object.is(next.stands, value)) options.change(next.stands, 'typed');
    },
    leave: () => setTyped(leaveText(typed)),
  };
}
