import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import * as z from 'zod';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import { MAX_FILE_BYTES } from '../media/index.ts';
import { type RefusedReview, readReview } from './read-review.ts';
import { findRequest } from './requests-repository.ts';
import { REVIEWS, reviewsPath } from './review-paths.ts';
import { sendEnded, sendForm, sendProducts } from './write-pages.tsx';
import { writeReview } from './write-review.ts';

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
      const saved = await readSavedForm<RefusedReview>(platform, http);
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
