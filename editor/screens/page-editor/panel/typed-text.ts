/** What a typed text means, or what is wrong with it. */
export type ReadText = { readonly value: unknown } | { readonly problem: string };

/** A text that is being typed. */
export interface TypedText {
  readonly text: string;
  /** The stored value while this text stands. */
  readonly stands: unknown;
  readonly problem: string | undefined;
}

/**
 * The text as it is typed while the value is the one it was typed for; null when the value has changed from outside, by
 * undo or by another person: then the value is shown.
 */
export const standingText = (typed: TypedText | null, value: unknown): TypedText | null =>
  typed !== null && Object.is(typed.stands, value) ? typed : null;

/** What is shown after a key: the text as typed. A text that cannot be read leaves the stored value as it is. */
export function typeText(text: string, value: unknown, read: (text: string) => ReadText): TypedText {
  const meaning = read(text);
  return 'problem' in meaning
    ? { text, stands: value, problem: meaning.problem }
    : { text, stands: meaning.value, problem: undefined };
}

/** What remains when the field is left: a text that could not be read, beside what is wrong with it. */
export const leaveText = (typed: TypedText | null): TypedText | null =>
  typed?.problem === undefined ? null : typed;
