import { altTextTooLong, focalPointOutside } from '@vitrine/domain/text/en/media.ts';
import * as z from 'zod';
import type { PictureView } from './media.ts';

/** Characters. spec: site-platform 9 */
const MAX_ALT_TEXT = 250;
/** Files in one answer of the list. */
export const ASSETS_PER_PAGE = 60;

const kind = z.enum(['picture', 'video', 'audio', 'document', 'attachment']);

/** A file as its owner sees it. */
export interface AssetView {
  readonly id: string;
  readonly kind: z.output<typeof kind>;
  readonly filename: string;
  readonly contentType: string;
  readonly byteSize: number;
  /** Null for a document that is sold: it has no public address. */
  readonly assetUrl: string | null;
  /** Milliseconds since the epoch. */
  readonly createdOn: number;
  readonly picture: PictureView | null;
}

export const assetParams = z.object({ id: z.uuid() });

/** GET /api/admin/assets: newest first; `before` is the last id of the page before. */
export const listAssetsQuery = z.object({ kind: kind.optional(), before: z.uuid().optional() });
export interface AssetList {
  readonly assets: readonly AssetView[];
  /** `before` of the next page; null on the last. */
  readonly next: string | null;
}

const fraction = z.number().min(0, focalPointOutside).max(1, focalPointOutside);

/** PUT /api/admin/assets/:id: what is left out stays. */
export const updateAssetBody = z.object({
  filename: z.string().max(200).optional(),
  altText: z.string().trim().max(MAX_ALT_TEXT, altTextTooLong).optional(),
  focalPoint: z.object({ x: fraction, y: fraction }).optional(),
});
export type UpdateAssetBody = z.output<typeof updateAssetBody>;

/** POST /api/admin/embeds: a page of another site, as an owner pastes it. */
export const embedBody = z.object({ url: z.string().trim().max(1000) });
