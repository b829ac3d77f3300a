import { codeSchema } from '@vitrine/blocks/code/code.schema.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { FastifyReply } from 'fastify';
import { storedId } from '@vitrine/domain/page/shared-sections.ts';
import * as z from 'zod';
import { sendFailure } from '../../../platform/http/failures.ts';
import { parse } from '../../../platform/http/parse.ts';
import { pageRoute, type Route } from '../../../platform/http/route.ts';
import { getVisibleDocument } from '../../content/index.ts';

const address = z.object({ ownerId: z.uuid(), blockId: z.string().min(1).max(100) });

/**
 * Policy of the frame: its markup may run scripts, but in an opaque origin. `sandbox` keeps it out of the site's origin
 * even when the frame's address is opened directly; no other site may frame it.
 */
const framePolicy =
  "sandbox allow-scripts allow-forms allow-popups; default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The markup of a code block, for its frame: the page's own policy would block its scripts. */
export const codeFrameRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/_v/code/:ownerId/:blockId',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const params = parse(address, request.params);
      if (!params.ok) return sendFailure(reply, { code: 'NOT_FOUND' });
      const { ownerId, blockId } = params.value;
      const document = await getVisibleDocument(platform, request.site.websiteId, ownerId);
      return sendCodeFrame(reply, document, storedId(blockId), 'private, no-cache');
    },
  }),
];

/** Sends the markup of a code block that runs in a frame; NOT_FOUND for any other block. */
export function sendCodeFrame(
  reply: FastifyReply,
  document: PageDocument | null,
  blockId: string,
  cacheControl: string,
): FastifyReply {
  const block = document?.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === blockId);
  const code = block?.type === 'code' ? codeSchema.safeParse(block.props) : undefined;
  if (code?.success !== true || code.data.mode !== 'html') return sendFailure(reply, { code: 'NOT_FOUND' });
  return reply
    .header('content-security-policy', framePolicy)
    .header('cache-control', cacheControl)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(code.data.code);
}
