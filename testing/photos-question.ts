import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { newFileRules } from '@vitrine/domain/form/file-limits.ts';

/** A question for two files of one megabyte in all. */
export const photosQuestion: CustomFormField = {
  id: 'photos',
  type: 'file',
  label: 'Photos of it',
  required: false,
  maxLength: 0,
  options: [],
  files: { ...newFileRules, most: 2, eachMb: 1, totalMb: 1 },
};
