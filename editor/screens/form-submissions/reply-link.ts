import { mailLink } from '@vitrine/blocks/mail-link.ts';
import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';

/** A link that writes to an address; a visitor may have entered anything as one. */
export const addressLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** A link that begins an answer in the owner's mail program, below which the sender's words are quoted. */
export function replyLink(
  { email, formName, answers }: Pick<Submission, 'email' | 'formName' | 'answers'>,
  when: string,
): string {
  const said = answers
    .filter(({ isAnswered, type }) => isAnswered && type !== 'hidden')
    .map(({ label, text: words }) => `${label}: ${words}`)
    .join('\n')
    .replaceAll(/^/gm, '> ');
  return mailLink(email, text.replySubject(formName), `\n\n${text.quoted(when)}\n${said}`);
}
