import { errorMessage } from '@vitrine/contracts/errors.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { checkReview, normalizeReview, type TypedReview } from '@vitrine/domain/review/check-review.ts';
import { MAX_REVIEW_PICTURES } from '@vitrine/domain/review/review-limits.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { plural } from '@vitrine/domain/text/locale.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type FormFile, readForm } from '../../platform/http/uploads.ts';
import type { Platform } from '../../platform/platform.ts';
import { MAX_FILE_BYTES } from '../media/index.ts';
import type { RequestedProduct } from './requests-repository.ts';
import { type ReviewPlace, selectPictures } from './write-repository.ts';
import { addPicture, removePictures } from './write-review.ts';

/** A form as it was sent, with what is wrong with it. */
export interface RefusedReview {
  readonly itemId: string;
  readonly typed: TypedReview;
  readonly faults: Readonly<Record<string, string>>;
}

/** Reads the form: its words, and its pictures, which are stored as they arrive. */
export async function readReview(
  platform: Platform,
  request: FastifyRequest,
  place: ReviewPlace,
  product: RequestedProduct,
): Promise<RefusedReview> {
  const { site } = request;
  const text = reviewsText(site.locale);
  const problems: string[] = [];
  /** `left`: how many pictures can still be added; null before the first file. */
  const places: { left: number | null; unread: number } = { left: null, unread: 0 };
  const prepare = async (fields: ReadonlyMap<string, readonly string[]>): Promise<number> => {
    const ids = (fields.get('remove') ?? []).filter((id) => z.uuid().safeParse(id).success);
    await removePictures(platform, place, ids);
    return MAX_REVIEW_PICTURES - (await selectPictures(platform.db, place)).length;
  };
  const take = async (
    file: FormFile,
    fieldsBefore: ReadonlyMap<string, readonly string[]>,
  ): Promise<void> => {
    places.left ??= await prepare(fieldsBefore);
    if (places.left <= 0) {
      places.unread += 1;
      return;
    }
    const fileName = file.filename.slice(0, 100);
    if (file.isTruncated) {
      const params = { fileName, maxSize: inMegabytes(MAX_FILE_BYTES) };
      problems.push(errorMessage({ code: 'FILE_TOO_LARGE', params }, site.locale));
      return;
    }
    const added = await addPicture(platform, site, place, { product, filename: fileName, bytes: file.bytes });
    if (added.ok) places.left -= 1;
    else problems.push(errorMessage(added.error, site.locale));
  };
  const fields = await readForm(request, take);
  if (places.left === null) await prepare(fields);
  if (places.unread > 0)
    problems.push(
      fillText(plural(site.locale, places.unread, text.tooManyPictures), {
        n: places.unread,
        most: MAX_REVIEW_PICTURES,
      }),
    );
  const first = (name: string): string => fields.get(name)?.[0] ?? '';
  const typed = normalizeReview({
    stars: first('stars'),
    title: first('title'),
    body: first('body'),
    name: first('name'),
  });
  return {
    itemId: place.itemId,
    typed,
    faults: {
      ...checkReview(typed, site.locale),
      ...(problems.length === 0 ? {} : { pictures: problems.join(' ') }),
    },
  };
}
