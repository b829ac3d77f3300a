import { customFormText } from '../text/custom-form.ts';
import type { Locale } from '../text/locale.ts';
import { type CustomFormField, likertValues } from './custom-form.ts';

/** What a likert's answer is called: as its form has it, else in the usual words. */
export function likertWord({ options }: CustomFormField, value: string, locale: Locale): string {
  const own = options[likertValues.findIndex((one) => one === value)] ?? '';
  const words: Readonly<Record<string, string>> = customFormText(locale).likertWords;
  return own !== '' ? own : Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
