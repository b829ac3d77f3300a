import { customFormText } from '../text/custom-form.ts';
import type { Locale } from '../text/locale.ts';
import { isEmail } from '../order/email.ts';
import { fillText } from '../text/fill-text.ts';
import {
  type CustomForm,
  type CustomFormAnswer,
  type CustomFormAnswers,
  type CustomFormField,
  likertValues,
  MAX_ANSWER,
  MAX_ANSWERS,
  partsOf,
  acceptsAnswer,
} from './custom-form.ts';
import { isAmount, isCalendarDate, isTimeOfDay, isWebsite } from './value-rules.ts';

/** Files of one answer that are read: more than a question takes, so that too many are refused with a sentence. */
const MAX_SENT_FILES = 50;

/** Answers that may be stored, or an error per field id. */
export type CheckedAnswers =
  | { readonly ok: true; readonly answers: CustomFormAnswers }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/**
 * Validates the answers posted for a form: an object by field id, of any shape. Unknown ids are dropped, empty
 * optional answers are left out, a phone of three parts gets an empty country code. Texts are stored unchanged: markup
 * in them stays text and is escaped where it is shown. spec: site-platform 3, 5
 */
export function checkAnswers(form: CustomForm, values: unknown, locale: Locale): CheckedAnswers {
  const texts = customFormText(locale);
  const sent = recordOf(values) ?? {};
  const answers: Record<string, CustomFormAnswer> = {};
  const fields: Record<string, string> = {};
  for (const field of form.fields) {
    if (!acceptsAnswer(field)) continue;
    const value = Object.hasOwn(sent, field.id) ? sent[field.id] : undefined;
    const answer = readAnswer(field, value);
    const fault = answer === null ? texts.unreadable : faultOf(field, answer, locale);
    if (fault !== null) fields[field.id] = fault;
    else if (answer !== null && !isEmpty(answer)) answers[field.id] = answer;
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  if (JSON.stringify(answers).length <= MAX_ANSWERS) return { ok: true, answers };
  const longest = Object.entries(answers).toSorted((a, b) => sizeOf(b[1]) - sizeOf(a[1]))[0];
  return { ok: false, fields: { [longest?.[0] ?? '']: texts.overCharacterLimit } };
}

/** The answers in `additionalFields`; null when it is not a JSON object. '' means no answers. */
export function parseAnswers(additionalFields: string): Readonly<Record<string, unknown>> | null {
  if (additionalFields.trim() === '') return {};
  try {
    return recordOf(JSON.parse(additionalFields) as unknown);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}

const sizeOf = (answer: CustomFormAnswer): number => JSON.stringify(answer).length;

/** A value in its field's shape; null when it does not fit. A missing value becomes the shape's empty value. */
function readAnswer(field: CustomFormField, value: unknown): CustomFormAnswer | null {
  const parts = partsOf(field.type);
  if (parts !== null) return value === undefined ? [] : readParts(field, parts, value);
  switch (field.type) {
    case 'checkbox':
      return value === undefined || value === '' ? [] : readTexts(value, field.options.length);
    case 'file':
      return value === undefined || value === '' ? [] : readTexts(value, MAX_SENT_FILES);
    case 'likert':
      return value === undefined ? {} : readLikert(field, value);
    case 'hidden': {
      const given = value === undefined ? '' : readText(value);
      return given?.trim() === '' ? (field.value ?? '') : given;
    }
    default:
      return value === undefined ? '' : readText(value);
  }
}

/** A text without zero bytes, which PostgreSQL's text cannot store. Some clients send numbers. */
function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.replaceAll('\0', '') : null;
}

function readTexts(value: unknown, max: number): readonly string[] | null {
  if (!Array.isArray(value)) {
    const single = readText(value);
    return single === null ? null : [single];
  }
  if (value.length > max) return null;
  const read = value.map(readText).filter((text) => text !== null);
  return read.length === value.length ? [...new Set(read)] : null;
}

function readParts(field: CustomFormField, parts: readonly string[], value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > parts.length) return null;
  const read = value.map(readText).filter((text) => text !== null);
  if (read.length !== value.length) return null;
  const trimmed = read.map((text) => text.trim());
  // The country code may be missing. spec: site-platform 3
  if (field.type === 'phone' && trimmed.length === 3) trimmed.unshift('');
  while (trimmed.length < parts.length) trimmed.push('');
  return trimmed.every((text) => text === '') ? [] : trimmed;
}

function readLikert(
  field: CustomFormField,
  value: unknown,
): Readonly<Record<string, readonly string[]>> | null {
  const sent = recordOf(value);
  if (sent === null) return null;
  const read: Record<string, readonly string[]> = {};
  for (const question of field.questions ?? []) {
    const checked = Object.hasOwn(sent, question) ? readTexts(sent[question], 1) : [];
    if (checked === null) return null;
    if (checked.length > 0 && checked[0] !== '') read[question] = checked;
  }
  return read;
}

function isEmpty(answer: CustomFormAnswer): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  return Array.isArray(answer) ? answer.length === 0 : Object.keys(answer).length === 0;
}

function textsIn(answer: CustomFormAnswer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : Object.values(answer).flat();
}

/** The error for an answer of the right shape; null when it is valid. */
function faultOf(field: CustomFormField, answer: CustomFormAnswer, locale: Locale): string | null {
  const texts = customFormText(locale);
  if (isEmpty(answer)) return field.required ? fillText(texts.answerRequired, { label: field.label }) : null;
  const limit = field.maxLength > 0 ? Math.min(field.maxLength, MAX_ANSWER) : MAX_ANSWER;
  if (textsIn(answer).some((text) => text.length > limit)) return texts.overCharacterLimit;
  if (field.required && isIncomplete(field, answer)) {
    return fillText(texts.answerRequired, { label: field.label });
  }
  return ruleOf(field, answer, locale);
}

/** Whether a required answer lacks one of its essential parts; a likert needs every question. */
function isIncomplete(field: CustomFormField, answer: CustomFormAnswer): boolean {
  if (field.type === 'likert') return Object.keys(answer).length < (field.questions ?? []).length;
  if (typeof answer === 'string' || !Array.isArray(answer)) return false;
  const needed: Readonly<Record<string, readonly number[]>> = { name: [0, 1], address: [0, 2] };
  return (needed[field.type] ?? []).some((at) => answer[at] === '');
}

function ruleOf(field: CustomFormField, answer: CustomFormAnswer, locale: Locale): string | null {
  const texts = customFormText(locale);
  const parts = textsIn(answer);
  const text = parts[0] ?? '';
  switch (field.type) {
    case 'email':
      return isEmail(text.trim()) ? null : fillText(texts.emailFormat, { email: texts.emailExample });
    case 'number':
      return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text.trim()) ? null : texts.numberFormat;
    case 'currency':
      return isAmount(text.trim()) ? null : texts.currencyFormat;
    case 'website':
      return isWebsite(text.trim()) ? null : texts.websiteFormat;
    case 'select':
    case 'radio':
    case 'checkbox':
      return parts.every((part) => field.options.includes(part)) ? null : texts.choiceUnknown;
    case 'likert':
      return parts.every((part) => likertValues.some((value) => value === part)) ? null : texts.choiceUnknown;
    case 'date':
      return isCalendarDate(parts) ? null : texts.dateFormat;
    case 'time':
      return isTimeOfDay(parts) ? null : texts.timeFormat;
    case 'phone':
      return /^[+\d\s().-]{3,40}$/.test(parts.join('')) && /\d{3}/.test(parts.join('').replaceAll(/\D/g, ''))
        ? null
        : texts.phoneFormat;
    default:
      return null;
  }
}
