import type { CodeLanguage } from './code-language.ts';

/** Something wrong with code; `line` counts from 1, null: the code as a whole. */
export interface CodeProblem {
  readonly line: number | null;
  readonly message: string;
}

/** A variable that can be written in the code: `@accentColor`. */
export interface CodeVariable {
  readonly name: string;
  /** Its value, or what it is for. */
  readonly detail?: string;
}

/** Where the caret is, or what is selected. */
export interface Caret {
  readonly from: number;
  readonly to: number;
}

/** What the field of code itself gets, plain or rich. */
export interface CodeInputProps {
  readonly language: CodeLanguage;
  readonly value: string;
  readonly problems: readonly CodeProblem[];
  /** Whether lines with problems are marked beside their number. */
  readonly marksProblems: boolean;
  readonly variables: readonly CodeVariable[];
  readonly readOnly: boolean;
  readonly isInvalid: boolean;
  readonly maxLength: number | undefined;
  readonly lines: readonly [least: number, most: number];
  readonly labelId: string;
  /** Ids of what describes it. */
  readonly describedBy: string;
  readonly name: string | undefined;
  /** The plain field says where its caret is, null: it has not the focus; the rich one that takes its place goes on there. */
  readonly keepCaret: (caret: Caret | null) => void;
  readonly keptCaret: () => Caret | null;
  readonly onChange: (value: string) => void;
  /** A change that would make it longer than it may be was refused. */
  readonly onTooLong: () => void;
  /** Whether Tab leaves the field since Escape was pressed. */
  readonly onReleased: (isReleased: boolean) => void;
}
