import * as texts from '../text/en/custom-form-dialog.ts';
import { fillText } from '../text/fill-text.ts';

/** 'n / max' under a textarea, and whether the limit is exceeded. Null without a valid limit. */
export function answerCounter(
  length: number,
  maxLength: number,
): { readonly text: string; readonly spoken: string; readonly isOver: boolean } | null {
  if (!Number.isInteger(maxLength) || maxLength <= 0) return null;
  const values = { n: length, max: maxLength };
  return {
    text: fillText(texts.counter, values),
    spoken: fillText(texts.counterSpoken, values),
    isOver: length > maxLength,
  };
}
