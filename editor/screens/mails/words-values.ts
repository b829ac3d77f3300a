import { mailWordsChange, type MailWordsView } from '@vitrine/contracts/mail-words.ts';
import { type MailWordField, mailWordsProblems } from '@vitrine/domain/mail/mail-words.ts';
import { wordsSentence } from '@vitrine/domain/mail/words-sentence.ts';
import * as z from 'zod';
import type { Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';

/** Words of a mail as they are typed. */
export const wordsValues = z.object({
  subject: z.string(),
  heading: z.string(),
  intro: z.string(),
  closing: z.string(),
});
export type WordsValues = z.output<typeof wordsValues>;

export const wordsValuesOf = ({ words }: MailWordsView): WordsValues => words;

/** The request that stores what was typed, with a sentence for each placeholder that the mail does not know. */
export function readWords(
  typed: WordsValues,
  { version, language, placeholders }: MailWordsView,
): Reading<z.input<typeof mailWordsChange>> {
  const found = Object.entries(mailWordsProblems(typed, placeholders));
  if (found.length > 0) {
    const problems = found.map(([field, problem]) => [field, wordsSentence(problem, placeholders)]);
    return { ok: false, problems: Object.fromEntries(problems) as Partial<Record<MailWordField, string>> };
  }
  return new FieldReader().done(mailWordsChange, { ...typed, language, version }, typed);
}
