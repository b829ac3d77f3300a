import {
  acceptsAnswer,
  type CustomFormAnswers,
  type CustomFormField,
  type CustomFormFieldType,
} from '../custom-form/custom-form.ts';
import { describeAnswer, describeEntries } from '../custom-form/describe-answers.ts';
import { customFormText } from '../text/custom-form.ts';
import type { Locale } from '../text/locale.ts';

/** A question of a form with its answer as text. */
export interface SubmittedAnswer {
  readonly id: string;
  readonly type: CustomFormFieldType;
  readonly label: string;
  /** 'N/A' in the language where there is no answer. spec: site-platform 8 */
  readonly text: string;
  /** What was checked, or each rated statement with its rating; none for other answers. */
  readonly entries: readonly string[];
  readonly isAnswered: boolean;
}

/**
 * The answers to a form in its order, one for each question, hidden ones too. `fields` are those that the sender saw: so
 * the answer to a question that was removed since keeps its label.
 */
export function describeSubmission(
  fields: readonly CustomFormField[],
  answers: CustomFormAnswers,
  locale: Locale,
): readonly SubmittedAnswer[] {
  return fields.filter(acceptsAnswer).map((field) => {
    const { id, type, label } = field;
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    const text = describeAnswer(field, answer, locale);
    const isAnswered = text !== '';
    return {
      id,
      type,
      label,
      text: isAnswered ? text : customFormText(locale).noAnswer,
      entries: describeEntries(field, answer, locale),
      isAnswered,
    };
  });
}

/** Characters of all answers as one text, by which submissions are found. */
const MAX_SUMMARY = 10_000;

/** The answers alone, one after another. '' when nothing was answered. */
export function summarizeSubmission(answers: readonly SubmittedAnswer[]): string {
  return answers
    .filter(({ isAnswered }) => isAnswered)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MAX_SUMMARY);
}

/** What was written freely, by which repeated messages are recognized. '' when nothing was. */
export function wordsOfSubmission(answers: readonly SubmittedAnswer[]): string {
  const free = answers.filter(
    ({ isAnswered, type }) => isAnswered && (type === 'text' || type === 'textarea'),
  );
  return summarizeSubmission(free).toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Who sent it, as far as the answers say: the first email address, lower case, and the first name. '' for none. */
export function senderOf(
  fields: readonly CustomFormField[],
  answers: CustomFormAnswers,
): { readonly email: string; readonly name: string } {
  const first = (type: CustomFormFieldType): string => {
    const field = fields.find((one) => one.type === type && Object.hasOwn(answers, one.id));
    return field === undefined ? '' : describeAnswer(field, answers[field.id], 'en').slice(0, 300);
  };
  return { email: first('email').toLowerCase(), name: first('name') };
}
