import { MAX_SUBJECT } from './form-settings-faults.ts';
import type { SubmittedAnswer } from './describe-submission.ts';

/** Characters of one answer in a subject. */
const MAX_PART = 80;

/**
 * The subject of the mail about a submission. `{form}` is the name of the form, every other placeholder the answer to
 * the field of that id; one without an answer is left out, with what joins it to the rest. It is one line whatever the
 * answers are, so that none of them adds a header to the mail.
 */
export function fillSubject(
  template: string,
  formName: string,
  answers: readonly Pick<SubmittedAnswer, 'id' | 'text' | 'isAnswered'>[],
): string {
  const values = new Map(answers.map(({ id, text, isAnswered }) => [id, isAnswered ? text : '']));
  const filled = template.replaceAll(/\{([\w-]+)\}/g, (_whole, id: string) =>
    oneLine(id === 'form' ? formName : (values.get(id) ?? '')).slice(0, MAX_PART),
  );
  const subject = oneLine(filled)
    .replace(/^[\s:,–—-]+/, '')
    .replace(/[\s:,–—-]+$/, '')
    .slice(0, MAX_SUBJECT);
  return subject === '' ? oneLine(formName) : subject;
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
