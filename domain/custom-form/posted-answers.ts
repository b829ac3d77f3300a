import {
  type CustomForm,
  type CustomFormField,
  likertValues,
  partsOf,
  acceptsAnswer,
} from './custom-form.ts';

/** Prefix of a custom form's input names, so that the inputs can be part of another form. */
export const ANSWER_PREFIX = 'answer.';

/**
 * The name of an input: the field's own, or with the index of its part or likert question, from 0. The checkboxes of
 * one field share a name.
 */
export function answerInputName(fieldId: string, part?: number): string {
  return part === undefined ? `${ANSWER_PREFIX}${fieldId}` : `${ANSWER_PREFIX}${fieldId}.${part}`;
}

type Posted = Readonly<Record<string, unknown>>;

/**
 * Answers posted by a plain form, in the shapes of `additionalFields` but not yet checked. `posted` maps input names
 * to a text, or to several texts where a name occurs more than once.
 */
export function postedAnswers(form: CustomForm, posted: Posted): Readonly<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const field of form.fields) {
    const answer = acceptsAnswer(field) ? postedAnswer(field, posted) : undefined;
    if (answer !== undefined) answers[field.id] = answer;
  }
  return answers;
}

function postedAnswer(field: CustomFormField, posted: Posted): unknown {
  const parts = partsOf(field.type);
  if (parts !== null) {
    const texts = parts.map((_part, at) => lastText(posted, answerInputName(field.id, at)));
    return texts.every((text) => text === undefined) ? undefined : texts.map((text) => text ?? '');
  }
  if (field.type === 'checkbox' || field.type === 'file') return allTexts(posted, answerInputName(field.id));
  if (field.type !== 'likert') return lastText(posted, answerInputName(field.id));
  const checked = (field.questions ?? []).flatMap((question, at) => {
    const text = lastText(posted, answerInputName(field.id, at));
    return likertValues.some((value) => value === text) ? [[question, [text]] as const] : [];
  });
  return checked.length === 0 ? undefined : Object.fromEntries(checked);
}

function allTexts(posted: Posted, name: string): readonly string[] | undefined {
  const value = Object.hasOwn(posted, name) ? posted[name] : undefined;
  if (typeof value === 'string') return [oneBreak(value)];
  if (!Array.isArray(value)) return undefined;
  return value.filter((text): text is string => typeof text === 'string').map(oneBreak);
}

/** A browser posts a line break as two characters, and counts it as one. */
const oneBreak = (text: string): string => text.replaceAll('\r\n', '\n');

function lastText(posted: Posted, name: string): string | undefined {
  return allTexts(posted, name)?.at(-1);
}

/** A hidden field's value: from the page's query, otherwise its default. spec: site-platform 3 */
export function hiddenValue(field: CustomFormField, query: (name: string) => string | null): string {
  const fromQuery = field.queryName === undefined ? null : query(field.queryName);
  return fromQuery ?? field.value ?? '';
}
