import { freshQuestion, type QuestionRow } from '../products/form-values.ts';

/** Characters of an id that differ from those of other questions, also of ones that somebody else adds meanwhile. */
const RANDOM = 6;

/** Short enough to be read in the subject of a mail, where the answer is filled in. */
const newId = (): string => `question-${crypto.randomUUID().slice(0, RANDOM)}`;

/** A question that was just added. */
export const newQuestion = (): QuestionRow => ({ ...freshQuestion(), id: newId() });

/** The same question again, to be changed. */
export const copyOfQuestion = (row: QuestionRow): QuestionRow => ({ ...row, id: newId() });
