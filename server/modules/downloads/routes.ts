import { decimalText } from '@vitrine/domain/money/decimal-text.ts';
import { type Locale, plural } from '@vitrine/domain/text/locale.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { downloadsText } from '@vitrine/domain/text/downloads.ts';
import {
  downloadFileParams,
  downloadFileQuery,
  downloadParams,
  type DownloadPageView,
} from '@vitrine/contracts/downloads.ts';
import { readByteRange } from '@vitrine/domain/download/byte-range.ts';
import { downloadState } from '@vitrine/domain/download/download-state.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { crumbProblem, issueCrumb } from '../../platform/http/crumb.ts';
import { parseParams, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { findDocument, type StoredDocument } from '../media/index.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { findDownload, consumeDownload, type DownloadRecord } from './repository.ts';
import { isTicketValid, makeTicket } from './ticket.ts';

/** Page type code of an order's page, of which this is a part. spec: site-platform 1 */
const ORDER_PAGE = 211;

/**
 * The links of digital products. Opening a link only shows a page with a button, so that programs which read mails
 * use nothing up; the button counts, and leads to the file.
 */
export const downloadRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/downloads/:token',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => sendPage(platform, request, reply),
  }),

  pageRoute({
    method: 'POST',
    path: '/downloads/:token',
    auth: 'visitor',
    crumb: 'handler',
    limit: otherWrites,
    handler: async ({ platform, request, reply }) => {
      const link = await linkOf(platform, request);
      if (link === null) return sendUnknown(platform, request, reply);
      // A refusal is shown on the page itself, so that a reload does not send the request again.
      const back = (): FastifyReply =>
        reply.header('cache-control', 'no-store').redirect(`/downloads/${link.token}`, 303);
      if (crumbProblem(request, platform.config) !== null) return back();
      const document = await documentOf(platform, request, link);
      const now = platform.clock.now();
      if (document === null || downloadState(link, now) !== 'open') return back();
      if (!(await consumeDownload(platform.db, request.site.websiteId, link.id, new Date(now))))
        return back();
      const path = `/downloads/${link.token}/${encodeURIComponent(document.filename)}`;
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${path}?ticket=${makeTicket(link.id, now)}`, 303);
    },
  }),

  pageRoute({
    method: 'GET',
    path: '/downloads/:token/:filename',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const params = parseParams(downloadFileParams, request);
      const query = parseQuery(downloadFileQuery, request);
      const link = params.ok
        ? await findDownload(platform.db, request.site.websiteId, params.value.token)
        : null;
      if (link === null || !params.ok || !query.ok) return sendUnknown(platform, request, reply);
      const now = platform.clock.now();
      const document = await documentOf(platform, request, link);
      const isWithdrawn = downloadState(link, now) === 'withdrawn';
      if (isWithdrawn || document === null || !isTicketValid(link.id, query.value.ticket, now)) {
        return reply.header('cache-control', 'no-store').redirect(`/downloads/${link.token}`, 303);
      }
      return sendFile(platform, request, reply, document);
    },
  }),
];

async function linkOf(platform: Platform, request: FastifyRequest): Promise<DownloadRecord | null> {
  const params = parseParams(downloadParams, request);
  return params.ok ? findDownload(platform.db, request.site.websiteId, params.value.token) : null;
}

function documentOf(
  platform: Platform,
  request: FastifyRequest,
  link: DownloadRecord,
): Promise<StoredDocument | null> {
  return findDocument(platform, request.site.websiteId, link.assetId);
}

/** Streams a file, or the part of it that was asked for. */
function sendFile(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  document: StoredDocument,
): FastifyReply {
  const { byteSize: size } = document;
  const etag = `"${document.id}"`;
  const condition = request.headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? readByteRange(request.headers.range, size) : null;
  reply
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header('content-disposition', contentDisposition(document.filename))
    .type(document.contentType);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send('');
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  return reply.send(platform.files.stream(document.fileKey, { start, end }));
}

async function sendPage(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const link = await linkOf(platform, request);
  if (link === null) return sendUnknown(platform, request, reply);
  const { site } = request;
  const text = downloadsText(site.locale);
  const { settings } = site;
  const state = downloadState(link, platform.clock.now());
  const document = await documentOf(platform, request, link);
  const date = longDay(link.expiresOn, settings);
  const closed = {
    expired: { title: text.expiredTitle, sentence: fillText(text.expired, { date }) },
    'used-up': { title: text.usedUpTitle, sentence: text.usedUp },
    withdrawn: { title: text.withdrawnTitle, sentence: text.withdrawn },
  };
  const base = {
    contactEmail: settings.contactEmail,
    orderPath: `/order-status/${link.accessToken}`,
    file: null,
  };
  if (state !== 'open') return send(platform, request, reply, { ...base, ...closed[state] }, 410);
  if (document === null) {
    platform.log.error({ assetId: link.assetId }, 'a file that was sold is missing');
    return send(platform, request, reply, { ...base, title: text.goneTitle, sentence: text.gone }, 404);
  }
  const times = fillText(plural(site.locale, link.remaining, text.downloadsLeft), { n: link.remaining });
  const file = {
    facts: fillText(text.fileFacts, {
      filename: document.filename,
      size: showSize(document.byteSize, site.locale),
    }),
    action: `/downloads/${link.token}`,
    crumb: issueCrumb(request, reply, platform.config),
  };
  const sentence = fillText(text.downloadHint, { date, times });
  return send(platform, request, reply, { ...base, title: link.productName, sentence, file }, 200);
}

function sendUnknown(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = downloadsText(request.site.locale);
  const { contactEmail } = request.site.settings;
  const view = {
    title: text.unknownTitle,
    sentence: text.unknown,
    file: null,
    contactEmail,
    orderPath: null,
  };
  return send(platform, request, reply, view, 404);
}

async function send(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  view: DownloadPageView,
  status: number,
): Promise<FastifyReply> {
  const text = downloadsText(request.site.locale);
  issueCrumb(request, reply, platform.config);
  // A link that delivers a file is private: not for search engines, and not for linked sites.
  reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin');
  const html = await renderSystemPage(platform, request.site, {
    name: 'download',
    title: text.pageTitle,
    pageType: ORDER_PAGE,
    context: { download: view },
  });
  return sendSystemPage(reply, html, status);
}

/** Bytes as people read them: '840 KB', '1.2 MB'. */
function showSize(bytes: number, locale: Locale): string {
  const text = downloadsText(locale);
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return fillText(text.kilobytes, { n: kilobytes });
  return fillText(text.megabytes, { n: decimalText((kilobytes / 1024).toFixed(1), locale) });
}
