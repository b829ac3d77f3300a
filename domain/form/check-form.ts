import { type CheckedAnswers, checkAnswers } from '../custom-form/check-answers.ts';
import type { CustomForm } from '../custom-form/custom-form.ts';
import { fillText } from '../text/fill-text.ts';
import { formFilesText } from '../text/form-files.ts';
import type { Locale } from '../text/locale.ts';
import { shownFields } from './conditions.ts';
import { newFileRules } from './file-limits.ts';

/**
 * Validates the answers to a form of a page, as `checkAnswers`: a question that its condition hides is neither required
 * nor answered, and a question for files takes only so many. spec: site-platform 3, 5
 */
export function checkFormAnswers(
  form: CustomForm,
  values: Readonly<Record<string, unknown>>,
  locale: Locale,
): CheckedAnswers {
  const fields = shownFields(form.fields, values);
  const checked = checkAnswers({ ...form, fields }, values, locale);
  const faults = checked.ok ? {} : { ...checked.fields };
  for (const field of fields) {
    const value = values[field.id];
    const { most } = field.files ?? newFileRules;
    if (field.type === 'file' && Array.isArray(value) && value.length > most)
      faults[field.id] = fillText(formFilesText(locale).tooMany, { most });
  }
  return Object.keys(faults).length > 0 ? { ok: false, fields: faults } : checked;
}

/** Whether a form does more than a list of questions: files, conditions or steps. Its page loads more code then. */
export const isExtended = ({ fields }: Pick<CustomForm, 'fields'>): boolean =>
  fields.some(
    ({ type, shownIf, startsStep }) => type === 'file' || shownIf !== undefined || startsStep === true,
  );

/** Whether a form asks for files: it is posted in parts then. */
export const asksForFiles = ({ fields }: Pick<CustomForm, 'fields'>): boolean =>
  fields.some(({ type }) => type === 'file');
