import { isCrop } from '@vitrine/domain/picture/crop.ts';
import * as z from 'zod';

const fraction = z.number().min(0).max(1);

/**
 * The part of a picture that a block shows, as fractions of the original; null for all of it. It belongs to one picture:
 * another one in its place is shown whole.
 */
export const cropSchema = z
  .object({ assetId: z.uuid(), x: fraction, y: fraction, width: fraction, height: fraction })
  .refine(isCrop, 'A crop lies inside the picture.')
  .nullable()
  .default(null);

export type PictureCrop = NonNullable<z.output<typeof cropSchema>>;
