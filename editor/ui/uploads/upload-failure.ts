import { CallFailure } from '@vitrine/contracts/client.ts';
import { sentenceOf } from '../../app/client.ts';
import { editorFailures as text } from '../../text/en-editor-failures.ts';

/** Why a file did not arrive, by the error that its upload threw and how much of it was sent, 0 to 1. */
export function uploadFailure(error: unknown, sent: number): string {
  if (!(error instanceof CallFailure)) return text.uploadError;
  if (error.status === 0) return sent > 0 ? text.uploadIncomplete : `${text.uploadError}. ${text.network}.`;
  return error.status >= 500 ? text.uploadProblem : sentenceOf(error);
}
