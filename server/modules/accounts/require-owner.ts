import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { issueCrumb, requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasOldOwnerCookie, readOwnerCookie, setOwnerCookie } from './owner-cookie.ts';
import { recogniseOwner } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in. Only on routes behind `requireOwner`; reading it elsewhere throws. */
    owner: OwnerView;
  }
  interface FastifyContextConfig {
    /** Lets a route under /api/admin be called without a session: signing in, and nothing else. */
    openToAll?: boolean;
  }
}

const recognised = new WeakMap<FastifyRequest, OwnerView>();

/**
 * A preHandler that lets only a signed-in owner of this website pass and sets `request.owner`.
 * Answers SIGN_IN_REQUIRED otherwise. Every route under /api/admin has it already (see `guardAdminRoutes`).
 */
export function requireOwner(
  platform: Platform,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    if (recognised.has(request)) return undefined;
    const secret = readOwnerCookie(request, platform.config);
    const owner = secret === null ? null : await recogniseOwner(platform, request.site.websiteId, secret);
    if (secret === null || owner === null) return sendFailure(reply, { code: 'SIGN_IN_REQUIRED' });
    if (hasOldOwnerCookie(request, platform.config)) setOwnerCookie(reply, platform.config, secret);
    recognised.set(request, owner);
    return undefined;
  };
}

/** Whether an owner of this website looks at one of its pages. */
export async function isOwnerSignedIn(platform: Platform, request: FastifyRequest): Promise<boolean> {
  const secret = readOwnerCookie(request, platform.config);
  return secret !== null && (await recogniseOwner(platform, request.site.websiteId, secret)) !== null;
}

/**
 * Closes everything under /api/admin by default: a session for every call, a crumb for every write. A route
 * that forgets to ask is closed, not open. Hooks of the root apply to routes registered before them as well.
 */
export function guardAdminRoutes(app: FastifyInstance, platform: Platform): void {
  app.decorateRequest('owner', {
    getter(this: FastifyRequest) {
      const owner = recognised.get(this);
      if (owner === undefined) throw new Error('request.owner was read on a route without requireOwner');
      return owner;
    },
  });
  const demandOwner = requireOwner(platform);
  const demandCrumb = requireCrumb(platform.config);
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (url === undefined || !url.startsWith('/api/admin/')) return undefined;
    // Answers hold buyers' addresses: no cache between server and owner may keep them.
    void reply.header('cache-control', 'no-store');
    // The editor asks who is signed in before anything else, and has its crumb from then on.
    if (request.method === 'GET') issueCrumb(request, reply, platform.config);
    if (config.openToAll === true) return undefined;
    return demandOwner(request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === undefined || !url.startsWith('/api/admin/')) return undefined;
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS')
      return undefined;
    return demandCrumb(request, reply);
  });
}
