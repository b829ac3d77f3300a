import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';

/** Characters of what is quoted: mail programs refuse longer addresses. */
const MAX_QUOTED = 1200;

/** A link that begins an answer in the owner's mail program, below which their words are quoted. */
export function replyLink(
  { email, formName, answers }: Pick<Submission, 'email' | 'formName' | 'answers'>,
  when: string,
): string {
  const said = answers
    .filter(({ isAnswered, type }) => isAnswered && type !== 'hidden')
    .map(({ label, text: words }) => `${label}: ${words}`)
    .join('\n')
    .slice(0, MAX_QUOTED)
    .replaceAll(/^/gm, '> ');
  const body = `\n\n${text.quoted(when)}\n${said}`;
  const parts = { subject: text.replySubject(formName), body };
  // Not by URLSearchParams: mail programs show its plus signs.
  const query = Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${encodeURIComponent(email)}?${query}`;
}
