import { formsText } from '../text/forms.ts';
import type { Locale } from '../text/locale.ts';

/** Why a form was not sent, as a call says it. */
interface Refusal {
  /** A code of the catalogue, `NETWORK`, or `HTTP_502` where the answer had none. */
  readonly code: string;
  /** The server's sentence; '' for none. */
  readonly message: string;
}

/** Codes of a server that does not work, or that was not reached. */
const serverFailed = /^(?:SERVER_ERROR|DATABASE_UNAVAILABLE|NETWORK|HTTP_5\d\d)$/;

/** The sentence for a visitor whose form was refused. spec: site-platform 8 "Form submission" */
export function submissionProblem({ code, message }: Refusal, locale: Locale): string {
  const text = formsText(locale);
  if (code === 'RATE_LIMITED') return text.rateLimited;
  if (serverFailed.test(code)) return text.notSent;
  return code.startsWith('HTTP_') || message === '' ? text.unknownError : message;
}
