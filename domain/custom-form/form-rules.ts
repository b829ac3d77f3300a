import {
  acceptsAnswer,
  type CustomFormField,
  type CustomFormFieldType,
  MAX_ANSWER,
  MAX_FIELDS,
} from './custom-form.ts';

/** Characters of a field's label, of each of its choices and questions, and of the form's name. */
const MAX_FORM_TEXT = 200;
/** Most choices of a field, and most questions of a likert. */
const MAX_CHOICES = 100;

/** Whether a field offers choices. */
export const offersChoices = (type: CustomFormFieldType): boolean =>
  type === 'select' || type === 'radio' || type === 'checkbox';

/** What an owner asks buyers before they add a product. */
interface FormDraft {
  readonly name: string;
  readonly fields: readonly CustomFormField[];
}

/** What is wrong with a form, by path: `name`, `fields.2.options`. `show` writes the numbers of the sentences. */
export function formFaults(
  { name, fields }: FormDraft,
  show: (value: number) => string = (value) => value.toLocaleString('en'),
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (name.length > MAX_FORM_TEXT) faults['name'] = tooLong;
  if (fields.length === 0) faults['fields'] = 'Add a question, or remove the form.';
  if (fields.length > MAX_FIELDS) faults['fields'] = `A form has at most ${MAX_FIELDS} questions.`;
  const ids = new Set<string>();
  for (const [index, field] of fields.entries()) {
    if (ids.has(field.id)) faults[`fields.${index}.id`] = 'Each question has an id of its own.';
    ids.add(field.id);
    for (const [part, sentence] of Object.entries(fieldFaults(field, show))) {
      faults[`fields.${index}.${part}`] = sentence;
    }
  }
  return faults;
}

const tooLong = `Enter at most ${MAX_FORM_TEXT} characters.`;

function fieldFaults(field: CustomFormField, show: (value: number) => string): Record<string, string> {
  const { type, label, options, questions = [], queryName = '' } = field;
  const faults: Record<string, string> = {};
  if (label.trim() === '') faults['label'] = 'Enter what you ask.';
  if (label.length > MAX_FORM_TEXT) faults['label'] = tooLong;
  if (field.required && (!acceptsAnswer(field) || type === 'hidden'))
    faults['required'] = 'Nobody can answer this, so it cannot be required.';
  if (offersChoices(type)) Object.assign(faults, listFault('options', options, 'choice'));
  else if (options.length > 0 && type !== 'likert')
    faults['options'] = 'This kind of question has no choices.';
  if (type === 'likert') Object.assign(faults, listFault('questions', questions, 'statement'));
  if (!Number.isInteger(field.maxLength) || field.maxLength < 0 || field.maxLength > MAX_ANSWER)
    faults['maxLength'] = `Enter a whole number from 0 to ${show(MAX_ANSWER)}.`;
  for (const [part, list] of Object.entries({ options, questions })) {
    if (list.length > MAX_CHOICES || list.some((one) => one.length > MAX_FORM_TEXT))
      faults[part] ??= `Enter at most ${MAX_CHOICES}, each with at most ${MAX_FORM_TEXT} characters.`;
  }
  if (!/^[\w-]{0,50}$/.test(queryName))
    faults['queryName'] = 'Use up to 50 letters, digits, hyphens and underscores.';
  for (const part of ['description', 'placeholder', 'value'] as const) {
    if ((field[part] ?? '').length > MAX_FORM_TEXT) faults[part] = tooLong;
  }
  return faults;
}

function listFault(part: string, list: readonly string[], what: string): Record<string, string> {
  const sentence =
    list.length === 0 || list.some((one) => one.trim() === '')
      ? `Enter at least one ${what}, each on a line of its own.`
      : list.length > MAX_CHOICES
        ? `Enter at most ${MAX_CHOICES}.`
        : list.some((one) => one.length > MAX_FORM_TEXT)
          ? `Each ${what} has at most ${MAX_FORM_TEXT} characters.`
          : new Set(list).size < list.length
            ? `Two of them are the same.`
            : null;
  return sentence === null ? {} : { [part]: sentence };
}
