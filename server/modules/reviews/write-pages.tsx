import { inLocale } from '@vitrine/blocks/locale.ts';
import { ReviewForm } from '@vitrine/blocks/views/reviews/review-form.render.tsx';
import { ReviewProducts } from '@vitrine/blocks/views/reviews/review-products.render.tsx';
import { inMegabytes } from '@vitrine/domain/files/file-limits.ts';
import { shownName } from '@vitrine/domain/review/check-review.ts';
import { MAX_REVIEW_PICTURES } from '@vitrine/domain/review/review-limits.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Platform } from '../../platform/platform.ts';
import { inlinePictures, MAX_FILE_BYTES, picturesByIds } from '../media/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import type { RefusedReview } from './read-review.ts';
import type { RequestedProduct, ReviewRequest } from './requests-repository.ts';
import { reviewsPath } from './review-paths.ts';
import { findWritten, type ReviewPlace, selectPictures } from './write-repository.ts';

/** Page type code of a request for reviews. spec: site-platform 1 */
const PAGE_TYPE = 209;

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
export function sendEnded(
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

export async function sendProducts(
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

export async function sendForm(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  shown: { request: ReviewRequest; secret: string; product: RequestedProduct; refused: RefusedReview | null },
): Promise<FastifyReply> {
  const { request, secret, product, refused } = shown;
  const place: ReviewPlace = { websiteId: site.websiteId, requestId: request.id, itemId: product.itemId };
  const [written, sent] = await Promise.all([
    findWritten(platform.db, place),
    selectPictures(platform.db, place),
  ]);
  const pictures = await inlinePictures(
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
          return picture === undefined ? [] : [{ id, url: picture.dataUrl, altText: picture.altText }];
        })}
        maxPictures={MAX_REVIEW_PICTURES}
        maxSize={inMegabytes(MAX_FILE_BYTES)}
      />
    ),
  });
}
