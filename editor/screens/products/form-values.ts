import type { ProductDetail, UpdateProductBody } from '@vitrine/contracts/admin-products.ts';
import {
  acceptsAnswer,
  conditionRules,
  type CustomFormField,
  customFormFieldTypes,
} from '@vitrine/domain/custom-form/custom-form.ts';
import { formFaults, offersChoices } from '@vitrine/domain/custom-form/form-rules.ts';
import { formFileKinds } from '@vitrine/domain/form/file-kinds.ts';
import { newFileRules } from '@vitrine/domain/form/file-limits.ts';
import * as z from 'zod';
import type { ShowNumber } from '../../text/en-lists.ts';

/** A question, as typed; what its kind does not have is kept, for when it is changed back. */
export const questionRow = z.object({
  id: z.string(),
  type: z.enum(customFormFieldTypes),
  label: z.string(),
  required: z.boolean(),
  description: z.string(),
  placeholder: z.string(),
  /** Characters; '' for no limit of its own. */
  maxLength: z.string(),
  /** Choices, or statements of a rating: one on each line. */
  lines: z.string(),
  /** A rating's own labels of its answers, which are not shown here. */
  ratings: z.array(z.string()).readonly(),
  queryName: z.string(),
  value: z.string(),
  /** What a question for files takes. Only forms of pages have this and what follows. */
  fileKinds: z.array(z.enum(formFileKinds)).readonly(),
  fileMost: z.string(),
  /** Megabytes. */
  fileEach: z.string(),
  fileTotal: z.string(),
  startsStep: z.boolean(),
  /** Id of the question that decides whether this one is shown; '' for none. */
  ifField: z.string(),
  ifRule: z.enum(conditionRules),
  ifValue: z.string(),
});
export type QuestionRow = z.output<typeof questionRow>;

/** A question that was just added. */
export const freshQuestion = (): QuestionRow => ({
  id: crypto.randomUUID(),
  type: 'text',
  label: '',
  required: false,
  description: '',
  placeholder: '',
  maxLength: '',
  lines: '',
  ratings: [],
  queryName: '',
  value: '',
  ...extrasOf({}),
});

/** What only questions of page forms have, as typed. */
function extrasOf({
  files = newFileRules,
  shownIf,
  startsStep,
}: Pick<CustomFormField, 'files' | 'shownIf' | 'startsStep'>) {
  return {
    fileKinds: files.kinds,
    fileMost: String(files.most),
    fileEach: String(files.eachMb),
    fileTotal: String(files.totalMb),
    startsStep: startsStep === true,
    ifField: shownIf?.field ?? '',
    ifRule: shownIf?.rule ?? ('is' as const),
    ifValue: shownIf?.value ?? '',
  };
}

/** The questions of a product's form. */
export const questionRowsOf = ({ customForm }: Pick<ProductDetail, 'customForm'>): readonly QuestionRow[] =>
  rowsOfFields(customForm?.fields ?? []);

/** The questions of any form. */
export function rowsOfFields(fields: readonly CustomFormField[]): readonly QuestionRow[] {
  return fields.map((field) => ({
    id: field.id,
    type: field.type,
    label: field.label,
    required: field.required,
    description: field.description ?? '',
    placeholder: field.placeholder ?? '',
    maxLength: field.maxLength === 0 ? '' : String(field.maxLength),
    lines: (field.type === 'likert' ? (field.questions ?? []) : field.options).join('\n'),
    ratings: field.type === 'likert' ? field.options : [],
    queryName: field.queryName ?? '',
    value: field.value ?? '',
    ...extrasOf(field),
  }));
}

/** Kinds of questions whose answers have a limit of characters. */
export const hasLimit = (type: QuestionRow['type']): boolean => type === 'text' || type === 'textarea';

/** Kinds of questions with an example in their field. */
export const hasPlaceholder = (type: QuestionRow['type']): boolean =>
  ['text', 'textarea', 'email', 'number', 'currency', 'website'].includes(type);

/** Kinds of questions that a list belongs to. */
export const hasLines = (type: QuestionRow['type']): boolean => offersChoices(type) || type === 'likert';

/** Whether somebody can be made to answer. */
export const canBeRequired = (type: QuestionRow['type']): boolean => type !== 'hidden' && type !== 'section';

/** The choices that are typed, one on each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form that the questions mean, null for none; problems by `questions.<id>.<field>` and `formName`. */
export function readForm(
  { formName, questions }: { readonly formName: string; readonly questions: readonly QuestionRow[] },
  problems: Record<string, string>,
  show: ShowNumber,
): NonNullable<UpdateProductBody['customForm']> | null {
  if (questions.length === 0) return null;
  const fields = questions.map(fieldOf);
  for (const [path, sentence] of Object.entries(formFaults({ name: formName, fields }, show))) {
    problems[nameOfFault(path, questions)] ??= sentence;
  }
  return {
    name: formName.trim(),
    fields: fields.map((field) => ({
      ...field,
      options: [...field.options],
      ...(field.questions === undefined ? {} : { questions: [...field.questions] }),
    })),
  } as NonNullable<UpdateProductBody['customForm']>;
}

/** The question that is typed. */
export function fieldOf(row: QuestionRow): CustomFormField {
  const { id, type } = row;
  const lines = linesOf(row.lines);
  const typed = row.maxLength.trim();
  return {
    id,
    type,
    label: row.label.trim(),
    required: canBeRequired(type) && row.required,
    maxLength: !hasLimit(type) || typed === '' ? 0 : /^\d{1,6}$/.test(typed) ? Number(typed) : -1,
    options: offersChoices(type) ? lines : type === 'likert' ? row.ratings : [],
    ...(row.description.trim() === '' || !acceptsAnswer({ type } as CustomFormField)
      ? {}
      : { description: row.description.trim() }),
    ...(hasPlaceholder(type) && row.placeholder.trim() !== '' ? { placeholder: row.placeholder.trim() } : {}),
    ...(type === 'likert' ? { questions: lines } : {}),
    ...(type === 'hidden' ? { queryName: row.queryName.trim(), value: row.value } : {}),
    ...(type === 'file'
      ? {
          files: {
            kinds: row.fileKinds,
            most: wholeOf(row.fileMost),
            eachMb: wholeOf(row.fileEach),
            totalMb: wholeOf(row.fileTotal),
          },
        }
      : {}),
    ...(type === 'section' && row.startsStep ? { startsStep: true } : {}),
    ...(row.ifField === '' ? {} : { shownIf: conditionOf(row) }),
  };
}

/** A number as typed; -1 for what is none, which the rules refuse. */
const wholeOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : -1);

const conditionOf = ({ ifField, ifRule, ifValue }: QuestionRow): NonNullable<CustomFormField['shownIf']> => ({
  field: ifField,
  rule: ifRule,
  value: ifRule === 'is' || ifRule === 'is-not' ? ifValue.trim() : '',
});

/** The form's fields by the paths of files and conditions. */
const innerNames: Readonly<Record<string, string>> = {
  'files.kinds': 'fileKinds',
  'files.most': 'fileMost',
  'files.eachMb': 'fileEach',
  'files.totalMb': 'fileTotal',
  'shownIf.field': 'ifField',
  'shownIf.rule': 'ifRule',
  'shownIf.value': 'ifValue',
};

/** The form's field for a path of the rules or the server: `fields.2.options`, `fields.2.files.most`. */
export function nameOfFault(path: string, questions: readonly { readonly id: string }[]): string {
  const [group, place = '', part = '', inner = ''] = path.split('.');
  if (group === 'name') return 'formName';
  const id = questions[Number(place)]?.id;
  if (place === '' || id === undefined) return 'questions';
  const outer = part === 'options' || part === 'questions' ? 'lines' : part === 'id' ? 'label' : part;
  const field = innerNames[`${part}.${inner}`] ?? outer;
  return `questions.${id}.${field}`;
}
