import { editorFailures } from './en-editor-failures.ts';

/** Texts of fields of code, wherever they are. */
export const codeEditor = {
  keys: (search: string) =>
    `Tab indents while you type; Esc, then Tab leaves the field. ${search} searches in it.`,
  released: 'Tab leaves the field now.',
  used: (kilobytes: string, most: string) => `${kilobytes} of ${most} KB`,
  tooLong: (most: string) =>
    `That would be too long: this field has at most ${most} characters. Nothing was added.`,
  onAndroid: `${editorFailures.noCodeOnAndroid}. Open this page on another device to change it.`,
};
