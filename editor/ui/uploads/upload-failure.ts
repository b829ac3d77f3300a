import { CallFailure } from '@vitrine/contracts/client.ts';
import { sentenceOf } from '../../app/client.ts';
import { editorFailures as text } from '../../text/en-editor-failures.ts';

/**
 * Why a file did not arrive, by the error that its upload threw and how much of it was sent, 0 to 1; at 1 the server had
 * begun to work on it.
 */
export function uploadFailure(error: unknown, sent: number): string {
  if (!(error instanceof CallFailure)) return text.uploadError;
  const { status, code } = error;
  if (status === 0) {
    if (sent === 1) return `${text.processingIncomplete}.`;
    return sent > 0 ? text.uploadIncomplete : `${text.uploadError}. ${text.network}.`;
  }
  if (status >= 500)
    return sent === 1 ? `${text.processingFailed}. ${text.uploadProblem}` : text.uploadProblem;
  // An answer that is none of ours, as of a proxy that is in between.
  return code === 'NO_ANSWER' ? `${text.noJobResponse}.` : sentenceOf(error);
}
