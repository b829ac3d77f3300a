import type { FastifyReply } from 'fastify';
import { joined } from '../../../platform/http/encoded-body.ts';
import { allowingStyle } from '../../../platform/http/security-headers.ts';
import type { StyledPage } from './inline-styles.ts';

/** Sends a page of `renderSystemPage`: never cached, with a crumb for its forms. */
export function sendSystemPage(
  reply: FastifyReply,
  { pieces, styles }: StyledPage,
  status = 200,
): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': allowingStyle(policy, styles?.hash ?? null),
    })
    .type('text/html; charset=utf-8')
    .send(joined(pieces));
}
