import type { Locale } from '@vitrine/domain/text/locale.ts';
import { checkAnswers, parseAnswers } from '@vitrine/domain/custom-form/check-answers.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import { fail, type Result } from '@vitrine/domain/result.ts';
import { type AdditionalFields, readAdditionalFields } from './additional-fields.ts';

/**
 * Validates answers against a product's form: required ones are present, each fits its field. Answers the form does not
 * ask for are dropped. The failure names the fields.
 */
export function answersFor(
  form: CustomForm,
  given: AdditionalFields,
  locale: Locale,
): Result<AdditionalFields, 'ADDITIONAL_FIELDS_INVALID'> {
  const checked = checkAnswers(form, parseAnswers(given.text), locale);
  if (!checked.ok) return fail('ADDITIONAL_FIELDS_INVALID', { fields: checked.fields });
  return readAdditionalFields(JSON.stringify(checked.answers));
}
