import type { CustomFormAnswers, CustomFormField } from '../custom-form/custom-form.ts';
import type { FormMailingList } from './site-form.ts';

/** Whether a question can ask for consent: by boxes, which nobody has ticked before its sender does. */
export const asksConsent = ({ type }: Pick<CustomFormField, 'type'>): boolean => type === 'checkbox';

/**
 * The words that a sender agreed to by ticking a box of the question that asks for it: the question, its description
 * and the boxes that are ticked. '' where none is, and where the sender was not asked. `fields` are those that the
 * sender saw.
 */
export function consentOfForm(
  fields: readonly CustomFormField[],
  answers: CustomFormAnswers,
  { consentField }: Pick<FormMailingList, 'consentField'>,
): string {
  const field = fields.find(({ id }) => id === consentField);
  if (field === undefined || !asksConsent(field) || !Object.hasOwn(answers, consentField)) return '';
  const answer = answers[consentField];
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const ticked = field.options.filter((option) => chosen.includes(option));
  if (ticked.length === 0) return '';
  return [field.label, field.description ?? '', ...ticked].filter((words) => words !== '').join('\n');
}
