import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import sharp, { type Metadata } from 'sharp';

/** Largest accepted picture, checked before decoding. All frames of an animation count. */
export const MAX_PICTURE_PIXELS = 50_000_000;

// Uploads reach only these decoders: libvips knows dozens more (SVG, PDF, ImageMagick's …).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});

/** The facts in a picture's header. */
export interface PictureHeader {
  /** Pixels of one frame, after rotation. */
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
}

/** Reads the header of a JPEG, PNG, WebP, AVIF or GIF, recognised by content and never by name. Decodes no pixels. */
export async function readPictureHeader(
  bytes: Uint8Array,
  fileName: string,
): Promise<Result<PictureHeader, 'PICTURE_UNREADABLE' | 'PICTURE_TOO_MANY_PIXELS'>> {
  const unreadable = fail('PICTURE_UNREADABLE', { params: { fileName } });
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return unreadable;
  }
  const isAvif = metadata.format === 'heif' && metadata.compression === 'av1';
  if (!isAvif && !['jpeg', 'png', 'webp', 'gif'].includes(metadata.format)) return unreadable;
  const frames = metadata.pages ?? 1;
  const pixels = metadata.width * metadata.height * frames;
  if (pixels > MAX_PICTURE_PIXELS) {
    return fail('PICTURE_TOO_MANY_PIXELS', {
      params: { fileName, megapixels: Math.ceil(pixels / 1_000_000) },
    });
  }
  return ok({
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    animated: frames > 1 && !isAvif,
  });
}
