import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';

/** A file that was uploaded already, for a form that is shown again without a script. */
export interface KeptFile {
  /** The key with which it is sent. */
  readonly upload: string;
  readonly name: string;
}

/** A file that a visitor has chosen. */
export interface ChosenFile {
  /** Of this page. */
  readonly id: string;
  readonly name: string;
  readonly state: 'uploading' | 'done' | 'failed';
  /** Of its bytes, 0 to 100. */
  readonly percent: number;
  /** The key with which it is sent; '' while it is not uploaded. */
  readonly upload: string;
  /** Why it was refused; '' for nothing. */
  readonly problem: string;
  /** Whether trying again may help. */
  readonly canRetry: boolean;
}

/** The files of a form that are uploaded by the page's script, and what can be done with them. */
export interface FileUploads {
  of(fieldId: string): readonly ChosenFile[];
  add(field: CustomFormField, files: readonly File[]): void;
  remove(fieldId: string, id: string): void;
  retry(field: CustomFormField, id: string): void;
}
