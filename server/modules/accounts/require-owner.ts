import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasOldOwnerCookie, readOwnerCookie, setOwnerCookie } from './owner-cookie.ts';
import { originOf } from './session-origin.ts';
import { authenticateOwner } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in owner, on routes behind `requireOwner`. */
    owner?: OwnerView;
  }
}

/**
 * A hook that lets only a signed-in owner of this website pass and sets `request.owner`.
 * Answers SIGN_IN_REQUIRED otherwise. Routes of owners have it from the route helper.
 */
export function requireOwner(
  platform: Platform,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const secret = readOwnerCookie(request, platform.config);
    const owner =
      secret === null
        ? null
        : await authenticateOwner(platform, request.site.websiteId, secret, originOf(request));
    if (secret === null || owner === null) return sendFailure(reply, { code: 'SIGN_IN_REQUIRED' });
    if (hasOldOwnerCookie(request, platform.config)) setOwnerCookie(reply, platform.config, secret);
    request.owner = owner;
    return undefined;
  };
}

/** Whether the visitor of a page is signed in as an owner of its website. */
export async function isOwnerSignedIn(platform: Platform, request: FastifyRequest): Promise<boolean> {
  const secret = readOwnerCookie(request, platform.config);
  if (secret === null) return false;
  return (await authenticateOwner(platform, request.site.websiteId, secret, originOf(request))) !== null;
}
