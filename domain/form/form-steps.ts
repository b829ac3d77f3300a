import type { CustomFormField } from '../custom-form/custom-form.ts';

type Fields = readonly CustomFormField[];

/** A part of a form that is filled in before the next one is shown. */
export interface FormStep {
  /** Id of its first field. */
  readonly id: string;
  /** In their order, the section too. */
  readonly fields: Fields;
}

/** Whether a visitor can see something of a field. */
const isVisible = ({ type }: CustomFormField): boolean => type !== 'hidden';

/** The steps of the fields that are shown: one for a form without steps. Steps of which nothing is shown are left out. */
export function stepsOf(shown: Fields): readonly FormStep[] {
  const groups: CustomFormField[][] = [];
  for (const field of shown) {
    const group = groups.at(-1);
    if (group === undefined || startsStep(field)) groups.push([field]);
    else group.push(field);
  }
  return groups
    .filter((group) => group.some(isVisible))
    .map((fields) => ({ id: fields[0]?.id ?? '', fields }));
}

const startsStep = ({ type, startsStep: starts }: CustomFormField): boolean =>
  type === 'section' && starts === true;

/** The first step with a question that was refused; null where none has. */
export function failingStep(
  steps: readonly FormStep[],
  errors: Readonly<Record<string, string>>,
): number | null {
  const at = steps.findIndex(({ fields }) => fields.some(({ id }) => Object.hasOwn(errors, id)));
  return at === -1 ? null : at;
}
