import { inLocale } from '@vitrine/blocks/locale.ts';
import { ReviewForm } from '@vitrine/blocks/views/reviews/review-form.render.tsx';
import { ReviewProducts } from '@vitrine/blocks/views/reviews/review-products.render.tsx';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import {
  checkReview,
  normalizeReview,
  shownName,
  type TypedReview,
} from '@vitrine/domain/review/check-review.ts';
import { MAX_REVIEW_PICTURES } from '@vitrine/domain/review/review-limits.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { plural } from '@vitrine/domain/text/locale.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { type FormFile, readForm } from '../../platform/http/uploads.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import { MAX_FILE_BYTES, picturesByIds } from '../media/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { findRequest, type RequestedProduct, type ReviewRequest } from './requests-repository.ts';
import { REVIEWS, reviewsPath } from './review-paths.ts';
import { findWritten, type ReviewPlace, selectPictures } from './write-repository.ts';
import { addPicture, removePictures, writeReview } from './write-review.ts';

/** Page type code of a request for reviews. spec: site-platform 1 */
const PAGE_TYPE = 209;

const readLimit: CallLimit = { name: 'reviews-read', points: 60, seconds: 60 };
const writeLimit: CallLimit = { name: 'reviews-write', points: 20, seconds: 60, addressPoints: 60 };

/** Files beyond the most pictures are read too, so that the answer can say how many were left out. */
const form = { fileBytes: MAX_FILE_BYTES, files: 20, fields: 30, fieldBytes: 1024 * 1024 };

const token = z.string().regex(/^[\w-]{20,64}$/);
const pageQuery = z.object({
  token,
  item: z.uuid().optional(),
  done: z.enum(['published', 'held']).optional().catch(undefined),
});
const formQuery = z.object({ token, item: z.uuid() });

/** A refused form. */
interface Refused {
  readonly itemId: string;
  readonly typed: TypedReview;
  readonly faults: Readonly<Record<string, string>>;
}

interface Shown {
  readonly title: string;
  readonly status?: number;
  readonly view: ReactNode;
}

async function sendPage(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  { title, view, status = 200 }: Shown,
): Promise<FastifyReply> {
  const html = await renderSystemPage(platform, site, {
    name: 'comment',
    title,
    pageType: PAGE_TYPE,
    context: { comment: { html: renderToStaticMarkup(inLocale(site.locale, view)) } },
  });
  // The address is a secret: not for search engines, and not for the Referer of outgoing links.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  return sendSystemPage(reply, html, status);
}

/** A link that leads to no review, and why. */
function sendEnded(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  why: 'ended' | 'refunded',
): Promise<FastifyReply> {
  const text = reviewsText(site.locale);
  const title = why === 'ended' ? text.endedTitle : text.refundedTitle;
  return sendPage(platform, site, reply, {
    title,
    status: why === 'ended' ? 404 : 410,
    view: (
      <section className="reviews-page">
        <h1 className="reviews-page__title">{title}</h1>
        <p>{why === 'ended' ? text.ended : text.refunded}</p>
        <p>
          <a className="link-button" href="/">
            {text.toShop}
          </a>
        </p>
      </section>
    ),
  });
}

async function sendProducts(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  {
    request,
    secret,
    notice,
    status,
  }: { request: ReviewRequest; secret: string; notice: string; status: number },
): Promise<FastifyReply> {
  const ids = request.products.flatMap(({ pictureId }) => pictureId ?? []);
  const pictures = await picturesByIds(platform, site.websiteId, ids);
  const products = request.products.map(({ itemId, name, pictureId, isGone, rating }) => {
    const picture = pictures.get(pictureId ?? '');
    return {
      itemId,
      name,
      rating,
      url: isGone ? null : reviewsPath(secret, itemId),
      pictureUrl: picture === undefined ? null : `${picture.assetUrl}?format=300w`,
    };
  });
  return sendPage(platform, site, reply, {
    title: reviewsText(site.locale).pageTitle,
    status,
    view: <ReviewProducts products={products} notice={notice} />,
  });
}

async function sendForm(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  shown: { request: ReviewRequest; secret: string; product: RequestedProduct; refused: Refused | null },
): Promise<FastifyReply> {
  const { request, secret, product, refused } = shown;
  const place: ReviewPlace = { websiteId: site.websiteId, requestId: request.id, itemId: product.itemId };
  const [written, sent] = await Promise.all([
    findWritten(platform.db, place),
    selectPictures(platform.db, place),
  ]);
  const pictures = await picturesByIds(
    platform,
    site.websiteId,
    sent.map(({ assetId }) => assetId),
  );
  const typed =
    refused?.typed ??
    (written === null
      ? { stars: '', title: '', body: '', name: shownName(request.firstName, request.lastName) }
      : { ...written, stars: String(written.rating), name: written.authorName });
  return sendPage(platform, site, reply, {
    title: fillText(reviewsText(site.locale).formTitle, { product: product.name }),
    status: refused === null ? 200 : 422,
    view: (
      <ReviewForm
        productName={product.name}
        action={reviewsPath(secret, product.itemId)}
        backUrl={request.products.length > 1 ? reviewsPath(secret) : null}
        typed={typed}
        faults={refused?.faults ?? {}}
        pictures={sent.flatMap(({ id, assetId }) => {
          const picture = pictures.get(assetId);
          return picture === undefined
            ? []
            : [{ id, url: `${picture.assetUrl}?format=300w`, altText: picture.altText }];
        })}
        maxPictures={MAX_REVIEW_PICTURES}
        maxSize={inMegabytes(MAX_FILE_BYTES)}
      />
    ),
  });
}

/** Reads the form: its words, and its pictures, which are stored as they arrive. */
async function readReview(
  platform: Platform,
  request: FastifyRequest,
  place: ReviewPlace,
  product: RequestedProduct,
): Promise<Refused> {
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

/**
 * Where the buyer of an order reviews what was bought, by the secret link of a mail. The secret takes the crumb's place:
 * only who has it can send the form. Nothing is cached.
 */
export const writeRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: REVIEWS,
    auth: 'visitor',
    query: pageQuery,
    limit: readLimit,
    invalid: ({ platform, site, reply }) => sendEnded(platform, site, reply, 'ended'),
    handler: async ({ platform, site, request: http, reply, query }) => {
      const { token: secret, item, done } = query;
      const request = await findRequest(platform.db, site.websiteId, secret);
      if (request === null) return sendEnded(platform, site, reply, 'ended');
      if (!request.isOpen) return sendEnded(platform, site, reply, 'refunded');
      const text = reviewsText(site.locale);
      if (item === undefined) {
        const [only] = request.products;
        const isFirst = done === undefined && request.products.length === 1 && only?.rating === null;
        if (isFirst && only !== undefined && !only.isGone)
          return sendForm(platform, site, reply, { request, secret, product: only, refused: null });
        const notice = done === undefined ? '' : done === 'published' ? text.thanks : text.thanksHeld;
        return sendProducts(platform, site, reply, { request, secret, notice, status: 200 });
      }
      const product = request.products.find(({ itemId }) => itemId === item);
      if (product === undefined) return sendEnded(platform, site, reply, 'ended');
      if (product.isGone)
        return sendProducts(platform, site, reply, {
          request,
          secret,
          notice: text.productGone,
          status: 410,
        });
      const saved = await readSavedForm<Refused>(platform, http);
      const refused = saved?.itemId === item ? saved : null;
      return sendForm(platform, site, reply, { request, secret, product, refused });
    },
  }),
  pageRoute({
    method: 'POST',
    path: REVIEWS,
    auth: 'visitor',
    query: formQuery,
    form,
    crumb: 'handler',
    limit: writeLimit,
    invalid: ({ platform, site, reply }) => sendEnded(platform, site, reply, 'ended'),
    handler: async ({ platform, site, request: http, reply, query }) => {
      const { token: secret, item } = query;
      const request = await findRequest(platform.db, site.websiteId, secret);
      const product = request?.products.find(({ itemId }) => itemId === item);
      if (request === null || product === undefined) return sendEnded(platform, site, reply, 'ended');
      if (!request.isOpen) return sendEnded(platform, site, reply, 'refunded');
      if (product.isGone) {
        const notice = reviewsText(site.locale).productGone;
        return sendProducts(platform, site, reply, { request, secret, notice, status: 410 });
      }
      const place = { websiteId: site.websiteId, requestId: request.id, itemId: item };
      const read = await readReview(platform, http, place, product);
      if (Object.keys(read.faults).length > 0) {
        if (await redirectToForm(platform, http, reply, reviewsPath(secret, item), read)) return reply;
        return sendForm(platform, site, reply, { request, secret, product, refused: read });
      }
      const status = await writeReview(platform, site, request, { itemId: item, typed: read.typed });
      const done = status === 'published' ? 'published' : 'held';
      return reply
        .header('cache-control', 'no-store')
        .redirect(asciiAddress(`${reviewsPath(secret)}&done=${done}`), 303);
    },
  }),
];
