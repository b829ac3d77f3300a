import type { Locale } from '../text/locale.ts';
import { storedNameLabel } from '../gift-card/gift-card-details.ts';
import { parseAnswers } from './check-answers.ts';
import { type CustomForm, type CustomFormField, acceptsAnswer } from './custom-form.ts';
import { likertWord } from './likert-word.ts';

/** A question with its answer, both plain text. */
export interface DescribedAnswer {
  readonly label: string;
  readonly text: string;
}

const MAX_DESCRIBED = 100;

/**
 * Answers as text, for a cart line, an order or a mail: in the form's order, without unanswered questions. If the form
 * was deleted they are listed by field id; details of gift cards and donations, which have no form, by their names in the
 * language. Never throws, whatever is stored.
 */
export function describeAnswers(
  form: CustomForm | null,
  additionalFields: string,
  locale: Locale,
): readonly DescribedAnswer[] {
  const answers = parseAnswers(additionalFields) ?? {};
  const fields =
    form === null
      ? Object.keys(answers)
          .slice(0, MAX_DESCRIBED)
          .map((id) => unknownField(id, locale))
      : form.fields;
  return fields
    .filter((field) => acceptsAnswer(field) && field.type !== 'hidden' && Object.hasOwn(answers, field.id))
    .map((field) => ({ label: field.label, text: describeAnswer(field, answers[field.id], locale) }))
    .filter(({ text }) => text !== '');
}

function unknownField(id: string, locale: Locale): CustomFormField {
  return { id, type: 'text', label: storedNameLabel(id, locale), required: false, maxLength: 0, options: [] };
}

/** One answer as text; '' when there is none. Never throws, whatever is stored. */
export function describeAnswer(field: CustomFormField, answer: unknown, locale: Locale): string {
  if (typeof answer === 'string') return answer.trim();
  if (typeof answer === 'number') return String(answer);
  if (Array.isArray(answer)) return describeParts(field, answer.map(partText));
  return describeEntries(field, answer, locale).join('; ');
}

/** What was checked, or each rated statement with its rating; none for other answers. Never throws. */
export function describeEntries(field: CustomFormField, answer: unknown, locale: Locale): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if (Array.isArray(answer))
    return field.type === 'checkbox' ? answer.map(partText).filter((part) => part !== '') : [];
  const rank = new Map((field.questions ?? []).map((question, at) => [question, at]));
  const rankOf = (question: string): number => rank.get(question) ?? rank.size;
  // The database does not keep the order of an object's names.
  return Object.entries(answer)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([question, checked]) => `${question}: ${describeLikert(field, checked, locale)}`);
}

const partText = (part: unknown): string => (typeof part === 'string' ? part.trim() : '');

function describeLikert(field: CustomFormField, checked: unknown, locale: Locale): string {
  const values = Array.isArray(checked) ? checked.map(partText) : [partText(checked)];
  return values.map((value) => likertWord(field, value, locale)).join(', ');
}

function describeParts(field: CustomFormField, parts: readonly string[]): string {
  const given = parts.filter((part) => part !== '');
  if (given.length === 0) return '';
  switch (field.type) {
    case 'date': {
      const [month = '', day = '', year = ''] = parts;
      return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    }
    case 'time': {
      const [hour = '', minute = '', second = '', half = ''] = parts;
      const seconds = second === '' ? '' : `:${second.padStart(2, '0')}`;
      return `${hour}:${minute.padStart(2, '0')}${seconds} ${half}`.trim();
    }
    case 'name':
      return given.join(' ');
    case 'phone': {
      const [country = '', ...rest] = parts;
      const prefix = country === '' ? '' : `${country.startsWith('+') ? '' : '+'}${country} `;
      return prefix + rest.filter((part) => part !== '').join('-');
    }
    default:
      return given.join(', ');
  }
}
