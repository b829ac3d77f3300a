import type { FastifyReply, FastifyRequest } from 'fastify';
import { joined } from '../../../platform/http/encoded-body.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pageResponse } from './page-response.ts';
import type { CachedPage } from './page-cache.ts';

/** Sends a page through the framework, when it was not in the socket cache. */
export async function sendPage(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  // The framework itself drops the body of a HEAD response and keeps its length.
  const { answer, setCookie } = await pageResponse(platform, page, request);
  reply.code(answer.status);
  for (let at = 0; at < answer.headers.length; at += 2) {
    reply.header(answer.headers[at] ?? '', answer.headers[at + 1] ?? '');
  }
  if (setCookie !== null) reply.header('set-cookie', setCookie);
  return answer.body.length === 0 ? reply.send() : reply.send(joined(answer.body));
}
