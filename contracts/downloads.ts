import * as z from 'zod';

const token = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** GET and POST /downloads/:token. */
export const downloadParams = z.object({ token });
/** GET /downloads/:token/:filename */
export const downloadFileParams = z.object({ token, filename: z.string().max(250) });
export const downloadFileQuery = z.object({ ticket: z.string().max(100).default('') });

/** Everything the page of a download link needs; all texts are ready to be shown. */
export interface DownloadPageView {
  readonly title: string;
  readonly sentence: string;
  /** Set while the link is valid. */
  readonly file: { readonly facts: string; readonly action: string; readonly crumb: string } | null;
  /** '' for none. */
  readonly contactEmail: string;
  /** Path of the order's page; null where there is no order. */
  readonly orderPath: string | null;
}
