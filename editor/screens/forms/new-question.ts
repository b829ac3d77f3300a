import { freshQuestion } from '../products/questions-card.tsx';
import type { QuestionRow } from '../products/form-values.ts';

/** Characters of an id that tell it from those of other questions, also of ones that somebody else adds meanwhile. */
const RANDOM = 6;

/** An id that is short enough to be read in the subject of a mail, where its answer is filled in. */
const newId = (type: string): string => `${type}-${crypto.randomUUID().slice(0, RANDOM)}`;

/** A question that was just added. */
export const newQuestion = (): QuestionRow => ({ ...freshQuestion(), id: newId('question') });

/** The same question again, to be changed. */
export const copyOfQuestion = (row: QuestionRow): QuestionRow => ({ ...row, id: newId('question') });
