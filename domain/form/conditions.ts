import { acceptsAnswer, type CustomFormField, type FieldCondition } from '../custom-form/custom-form.ts';

type Fields = readonly CustomFormField[];
type Values = Readonly<Record<string, unknown>>;

/** The texts of an answer of any shape, without empty ones, and without those deeper than answers are. */
function textsOf(value: unknown, depth = 2): readonly string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one) => textsOf(one, depth - 1));
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function isMet({ rule, value }: FieldCondition, answer: unknown): boolean {
  const texts = textsOf(answer);
  switch (rule) {
    case 'is':
      return texts.some((text) => same(text, value));
    case 'is-not':
      return !texts.some((text) => same(text, value));
    case 'answered':
      return texts.length > 0;
    case 'not-answered':
      return texts.length === 0;
  }
}

/**
 * The fields of a form that are shown while it is answered so; `values` are answers of any shape, by field id. A question
 * that is not shown has no answer, whatever was sent. A condition of a section holds for what is below it, up to the next
 * section. A condition on a question that is missing or stands below is not asked. spec: site-platform 4, 5
 */
export function shownFields(fields: Fields, values: Values): Fields {
  const answers = new Map<string, unknown>();
  let isSectionShown = true;
  const shown: CustomFormField[] = [];
  const isShown = ({ shownIf }: CustomFormField): boolean =>
    shownIf === undefined || !answers.has(shownIf.field) || isMet(shownIf, answers.get(shownIf.field));
  for (const field of fields) {
    if (!acceptsAnswer(field)) {
      isSectionShown = isShown(field);
      if (isSectionShown) shown.push(field);
      continue;
    }
    const isOn = isSectionShown && isShown(field);
    if (isOn) shown.push(field);
    const given = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
    const value = field.type === 'hidden' && textsOf(given).length === 0 ? field.value : given;
    answers.set(field.id, isOn ? value : undefined);
  }
  return shown;
}

/** Ids of the fields that some answers hide: a browser without a script must not insist on them. */
export function hideableFields(fields: Fields): ReadonlySet<string> {
  let isSectionHideable = false;
  const ids = new Set<string>();
  for (const field of fields) {
    if (!acceptsAnswer(field)) isSectionHideable = field.shownIf !== undefined;
    if (isSectionHideable || field.shownIf !== undefined) ids.add(field.id);
  }
  return ids;
}
