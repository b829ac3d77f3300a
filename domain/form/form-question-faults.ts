import {
  acceptsAnswer,
  type CustomFormField,
  type CustomFormFieldType,
  type FieldCondition,
} from '../custom-form/custom-form.ts';
import { formFaults, offersChoices } from '../custom-form/form-rules.ts';
import { formQuestionProblems as text } from '../text/en/form-questions.ts';
import { fillText } from '../text/fill-text.ts';
import { MAX_FILE_QUESTIONS, MAX_FORM_FILE_MB, MAX_FORM_FILES, MAX_FORM_TOTAL_MB } from './file-limits.ts';

type Fields = readonly CustomFormField[];

/** Characters of what an answer is compared with. */
const MAX_VALUE = 200;

/** Kinds of questions whose answer is one text, or several of which each is compared. */
export const hasComparedValue = (type: CustomFormFieldType): boolean =>
  offersChoices(type) ||
  ['text', 'textarea', 'email', 'number', 'currency', 'website', 'hidden'].includes(type);

/**
 * What is wrong with the questions of a form of a page, by path: `fields.2.options`, `fields.2.shownIf.field`. Conditions
 * name questions above them, so there are no circles. `show` writes the numbers of the sentences.
 */
export function siteFormFaults(
  draft: { readonly name: string; readonly fields: Fields },
  show?: (value: number) => string,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = { ...formFaults(draft, show) };
  const { fields } = draft;
  const add = (index: number, part: string, sentence: string): void => {
    faults[`fields.${index}.${part}`] ??= sentence;
  };
  let fileQuestions = 0;
  for (const [index, field] of fields.entries()) {
    if (field.type === 'file') {
      fileQuestions += 1;
      if (fileQuestions > MAX_FILE_QUESTIONS)
        add(index, 'type', fillText(text.tooManyFileQuestions, { max: MAX_FILE_QUESTIONS }));
    }
    for (const [part, sentence] of Object.entries(fileFaults(field))) add(index, part, sentence);
    if (field.startsStep === true && acceptsAnswer(field)) add(index, 'startsStep', text.notASection);
    const { shownIf } = field;
    if (shownIf === undefined) continue;
    for (const [part, sentence] of Object.entries(conditionFaults(shownIf, fields.slice(0, index))))
      add(index, part, sentence);
  }
  return faults;
}

function fileFaults({ type, files }: CustomFormField): Record<string, string> {
  if (files === undefined) return type === 'file' ? { 'files.kinds': text.fileKinds } : {};
  const faults: Record<string, string> = {};
  const limits = { most: MAX_FORM_FILES, eachMb: MAX_FORM_FILE_MB, totalMb: MAX_FORM_TOTAL_MB };
  for (const name of ['most', 'eachMb', 'totalMb'] as const) {
    const value = files[name];
    const isWithin = Number.isInteger(value) && value >= 1 && value <= limits[name];
    if (!isWithin) faults[`files.${name}`] = fillText(text.fileMost, { max: limits[name] });
  }
  if (files.kinds.length === 0) faults['files.kinds'] = text.fileKinds;
  if (files.totalMb < files.eachMb) faults['files.totalMb'] ??= text.fileTotal;
  return faults;
}

function conditionFaults({ field: id, rule, value }: FieldCondition, above: Fields): Record<string, string> {
  const asked = above.find((one) => one.id === id && acceptsAnswer(one));
  if (asked === undefined) return { 'shownIf.field': text.conditionField };
  if (rule === 'answered' || rule === 'not-answered') return {};
  if (!hasComparedValue(asked.type)) return { 'shownIf.rule': text.conditionRule };
  if (value.trim() === '' || value.length > MAX_VALUE) return { 'shownIf.value': text.conditionEmpty };
  return offersChoices(asked.type) && !asked.options.includes(value)
    ? { 'shownIf.value': text.conditionValue }
    : {};
}
