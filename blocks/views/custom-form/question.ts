import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import type { ReactNode } from 'react';

/** Props of every kind of question. */
export interface QuestionProps {
  readonly field: CustomFormField;
  readonly answer: CustomFormAnswers[string] | undefined;
  readonly error: string | undefined;
  readonly isLive: boolean;
  readonly id: string;
  /** Whether it must be answered only where its condition shows it: a browser without a script must not insist. */
  readonly isOptionalInPage?: boolean;
  /** Renders a question for files, where the form may have some. */
  readonly renderFile?: (props: QuestionProps) => ReactNode;
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
