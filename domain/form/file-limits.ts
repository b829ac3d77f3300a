import type { FileRules } from '../custom-form/custom-form.ts';

/** Files of one question at most. */
export const MAX_FORM_FILES = 10;
/** Megabytes of one file, and of all files of one question, at most. */
export const MAX_FORM_FILE_MB = 10;
export const MAX_FORM_TOTAL_MB = 50;
/** Questions for files in one form. */
export const MAX_FILE_QUESTIONS = 5;

const MB = 1024 * 1024;
/** Bytes of one file at most, whatever a question says. */
export const MAX_FORM_FILE_BYTES = MAX_FORM_FILE_MB * MB;

/** What a new question for files takes. */
export const newFileRules: FileRules = { most: 3, kinds: ['picture', 'pdf'], eachMb: 10, totalMb: 20 };

/** Bytes of one file that a question takes. */
export const bytesOfEach = ({ eachMb }: FileRules): number => eachMb * MB;

/** Bytes of all files that a question takes together. */
export const bytesOfAll = ({ totalMb }: FileRules): number => totalMb * MB;
