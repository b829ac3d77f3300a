import type { FormFileKind } from '../form/file-kinds.ts';

/**
 * Kinds of fields. `section` is a heading between fields and takes no answer; `text`, `textarea`, `email`, `number`,
 * `currency` and `website` are single values. spec: site-platform 3 "Form"
 */
export const customFormFieldTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'currency',
  'website',
  'select',
  'radio',
  'checkbox',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'likert',
  'file',
  'hidden',
  'section',
] as const;
export type CustomFormFieldType = (typeof customFormFieldTypes)[number];

/** What a question for files takes. */
export interface FileRules {
  /** Files at most. */
  readonly most: number;
  /** Of which kinds. */
  readonly kinds: readonly FormFileKind[];
  /** Megabytes of each at most, and of all together. */
  readonly eachMb: number;
  readonly totalMb: number;
}

/** How the answer to another question is compared: with a value, or only whether there is one. */
export const conditionRules = ['is', 'is-not', 'answered', 'not-answered'] as const;

/** When a question is shown: while the answer to an earlier one is so. */
export interface FieldCondition {
  /** Id of that question. */
  readonly field: string;
  readonly rule: (typeof conditionRules)[number];
  /** What `is` and `is-not` compare with; '' for the others. */
  readonly value: string;
}

/** A question asked before a product is added (its "additional fields"). */
export interface CustomFormField {
  /** Unique in its form. */
  readonly id: string;
  readonly type: CustomFormFieldType;
  readonly label: string;
  readonly required: boolean;
  /** Characters; 0 means no limit beyond `MAX_ANSWER`. */
  readonly maxLength: number;
  /** Choices of a select, radio or checkbox; the labels of a likert's answers, '' for the usual five. */
  readonly options: readonly string[];
  /** A line under the label. */
  readonly description?: string;
  readonly placeholder?: string;
  /** The questions of a likert, each answered separately. */
  readonly questions?: readonly string[];
  /** A hidden field's parameter in the page's query string. */
  readonly queryName?: string;
  /** A hidden field's default, when the query has none. */
  readonly value?: string;
  /** What a question for files takes. */
  readonly files?: FileRules;
  /** Left out: always. Of a section it holds for what is below it, up to the next section. Only in forms of pages. */
  readonly shownIf?: FieldCondition;
  /** Whether a section begins a new step. Only in forms of pages. */
  readonly startsStep?: boolean;
}

export interface CustomForm {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly CustomFormField[];
}

/**
 * An answer, by type: date, time, name, address and phone are lists of their parts, checkbox the checked values,
 * likert the chosen answers by question, file the keys of what was uploaded (stored: the names of the files),
 * everything else one text. spec: site-platform 3 "Value shapes"
 */
export type CustomFormAnswer = string | readonly string[] | Readonly<Record<string, readonly string[]>>;

/** Answers by field id; `additionalFields` contains them as JSON text. */
export type CustomFormAnswers = Readonly<Record<string, CustomFormAnswer>>;

/** Maximum length of one text. */
export const MAX_ANSWER = 5000;
/** Maximum length of all answers to one form as JSON. */
export const MAX_ANSWERS = 20_000;
/** Maximum number of fields of one form. */
export const MAX_FIELDS = 100;

type PartedType = 'date' | 'time' | 'name' | 'address' | 'phone';

/** The parts of a field with several inputs, in order. */
const fieldParts = {
  date: ['month', 'day', 'year'],
  time: ['hour', 'minute', 'second', 'half'],
  name: ['first', 'last'],
  address: ['line1', 'line2', 'city', 'region', 'postalCode', 'country'],
  phone: ['country', 'area', 'prefix', 'line'],
} as const satisfies Record<PartedType, readonly string[]>;

/** The parts of a field; null for one with a single input. */
export function partsOf(type: CustomFormFieldType): readonly string[] | null {
  return Object.hasOwn(fieldParts, type) ? fieldParts[type as PartedType] : null;
}

/** The values of a likert answer, from strong disagreement to strong agreement. spec: site-platform 9 */
export const likertValues = ['-2', '-1', '0', '1', '2'] as const;

/** Whether a field takes an answer. */
export function acceptsAnswer(field: CustomFormField): boolean {
  return field.type !== 'section';
}
