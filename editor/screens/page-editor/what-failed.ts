import { CallFailure } from '@vitrine/contracts/client.ts';
import { sentenceOf } from '../../app/client.ts';
import { editorFailures as text } from '../../text/en-editor-failures.ts';

/** What is shown where something of the page could not be loaded. */
export interface WhatFailed {
  readonly title: string;
  readonly sentence: string;
  /** Whether it does not exist, so that it is not tried again. */
  readonly isGone: boolean;
}

/** Says what failed by the error that a call threw. */
export function whatFailed(error: unknown): WhatFailed {
  const isGone = error instanceof CallFailure && error.status === 404;
  return { ...wordsOf(error), isGone };
}

function wordsOf(error: unknown): Omit<WhatFailed, 'isGone'> {
  if (!(error instanceof CallFailure)) return { title: text.wrong, sentence: text.again };
  if (error.status === 0) return { title: text.noConnection, sentence: `${text.network}. ${text.again}` };
  if (error.status === 404) return { title: text.noContent, sentence: sentenceOf(error) };
  if (error.code === 'PAGE_FROM_NEWER') return { title: text.newer, sentence: sentenceOf(error) };
  if (error.status >= 500) return { title: text.wrong, sentence: text.again };
  return { title: text.noLoad, sentence: sentenceOf(error) };
}
