import type { UploadedFile } from '@vitrine/contracts/site-forms.ts';

/** What became of a file. */
export type UploadOutcome =
  | { readonly ok: true; readonly file: UploadedFile }
  | {
      readonly ok: false;
      readonly message: string;
      /** Whether the same file may be taken another time. */
      readonly canRetry: boolean;
    };

/** An uploaded file as it is kept for this tab. */
export interface KeptUpload extends UploadedFile {
  readonly fieldId: string;
}

/** What a form with files needs of the page's script, besides what every form does. */
export interface UploadCalls {
  /** Uploads a file for a question; `onProgress` gets percent of its bytes. Never throws. */
  upload(
    fieldId: string,
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
  ): Promise<UploadOutcome>;
  /** What was uploaded before the page was left or reloaded and can still be sent. */
  readUploads(): readonly KeptUpload[];
  /** Keeps what is uploaded, in this tab only. */
  keepUploads(uploads: readonly KeptUpload[]): void;
}
