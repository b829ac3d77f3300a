import { fillText } from '../text/fill-text.ts';
import * as text from '../text/en/mail-settings.ts';
import type { MailPlaceholder } from './mail-placeholders.ts';
import type { MailWordsProblem } from './mail-words.ts';

/** What an owner reads about a problem of their words, with the placeholders that the mail knows. */
export function wordsSentence(problem: MailWordsProblem, known: readonly MailPlaceholder[]): string {
  const names = known.map((name) => `{${name}}`).join(', ');
  switch (problem.kind) {
    case 'unknown-placeholder':
      return fillText(text.unknownPlaceholder, { written: problem.written, known: names });
    case 'broken-placeholder':
      return fillText(text.brokenPlaceholder, { written: problem.written, known: names });
    case 'line-break':
      return text.oneLine;
    case 'too-long':
      return fillText(text.textTooLong, { most: problem.most });
  }
}
