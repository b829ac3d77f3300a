import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';

/** Props of every kind of question. */
export interface QuestionProps {
  readonly field: CustomFormField;
  readonly answer: CustomFormAnswers[string] | undefined;
  readonly error: string | undefined;
  readonly isLive: boolean;
  readonly id: string;
}

/** Ids of the lines that describe a question. */
export function describedBy({
  field,
  error,
  id,
}: Pick<QuestionProps, 'field' | 'error' | 'id'>): string | undefined {
  const ids = [
    ...(field.description === undefined ? [] : [`${id}-hint`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}
