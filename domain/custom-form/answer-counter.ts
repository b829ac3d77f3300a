import { customFormDialogText } from '../text/custom-form-dialog.ts';
import type { Locale } from '../text/locale.ts';
import { fillText } from '../text/fill-text.ts';

/** 'n / max' under a textarea, and whether the limit is exceeded. Null without a valid limit. */
export function answerCounter(
  length: number,
  maxLength: number,
  locale: Locale,
): { readonly text: string; readonly spoken: string; readonly isOver: boolean } | null {
  const texts = customFormDialogText(locale);
  if (!Number.isInteger(maxLength) || maxLength <= 0) return null;
  const values = { n: length, max: maxLength };
  return {
    text: fillText(texts.counter, values),
    spoken: fillText(texts.counterSpoken, values),
    isOver: length > maxLength,
  };
}
