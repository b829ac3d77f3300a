/** Characters of a note, of the words of an answer by mail and of its subject. */
export const MAX_NOTE = 5_000;
export const MAX_REPLY = 20_000;
export const MAX_REPLY_SUBJECT = 200;
/** Notes, and answers, of one submission. */
export const MAX_NOTES = 200;
export const MAX_REPLIES = 200;
/** Hours for which a note that was deleted can be restored. */
export const NOTE_UNDO_HOURS = 24;

/** What is answered, as lines that are quoted below an answer: each question with its lines. */
export function quotedLines(
  answers: readonly {
    readonly type: string;
    readonly label: string;
    readonly text: string;
    readonly isAnswered: boolean;
  }[],
  labelled: (label: string, text: string) => string,
): readonly string[] {
  return answers
    .filter(({ isAnswered, type }) => isAnswered && type !== 'hidden')
    .flatMap(({ label, text }) => labelled(label, text).split(/\r?\n/));
}
