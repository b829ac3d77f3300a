import { forms as text } from '../../text/en-forms.ts';

/** What a question is called in lists and sentences: one without words by its place. */
export const nameOfQuestion = ({ label }: { readonly label: string }, index: number): string =>
  label.trim() === '' ? text.questionUnnamed(index + 1) : label.trim();
