import type { Auth } from '@vitrine/contracts/endpoint.ts';
import { sendFailure } from './failures.ts';
import { isOfAdmin } from './request-locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contributions } from '../module.ts';
import type { Platform } from '../platform.ts';
import { issueCrumb, requireCrumb } from './crumb.ts';
import { limitRate } from '../rate-limits/index.ts';
import type { Route } from './route.ts';
import { policyOf } from './site-policy.ts';
import { acceptForms, acceptUploads, uploadBodyLimit } from './uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. 'server': on every host, known or not, and without `request.site`. */
    auth?: Auth;
    /** A call of the API rather than a page, a form or a file. */
    isCall?: boolean;
  }
}

declare module '../module.ts' {
  interface Contributions {
    /** The routes of a module. */
    readonly routes: readonly Route[];
    /** Handles a URL without a route; contributed by one module. */
    readonly notFound: (
      platform: Platform,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<FastifyReply>;
    /** Starts work that runs while the server is open; returns a function that ends it. */
    readonly whileServing: (platform: Platform) => () => void | Promise<void>;
  }
}

/** A check that sends the response itself when it refuses. */
export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The guards of routes. */
export interface Guards {
  /** Lets a signed-in owner pass, and sets `request.owner`. */
  readonly requireOwner: (platform: Platform) => Hook;
}

/** The routes of a platform's server: all that its modules contribute and its configuration enables. */
export function routesOf(platform: Platform): readonly Route[] {
  return contributions(platform, 'routes')
    .flat()
    .filter((route) => route.isEnabled(platform));
}

/** Registers routes, each behind its guards. */
export function registerRoutes(
  app: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  guards: Guards,
): void {
  for (const route of routes) {
    const { bodyKind } = route;
    if (bodyKind.kind === 'parsed') {
      register(app, platform, route, guards);
      continue;
    }
    // A separate scope, so that no other route accepts such a body.
    void app.register(async (scope) => {
      if (bodyKind.kind === 'upload') await acceptUploads(scope, bodyKind.fileBytes);
      else if (bodyKind.kind === 'form') await acceptForms(scope, bodyKind.limits);
      else acceptBytes(scope);
      register(scope, platform, route, guards);
    });
  }
}

function register(scope: FastifyInstance, platform: Platform, route: Route, guards: Guards): void {
  const { methods, path, endpoint, bodyKind, bodyLimit, bodyTime, auth, run } = route;
  const limit = bodyKind.kind === 'upload' ? uploadBodyLimit(bodyKind.fileBytes).bodyLimit : bodyLimit;
  scope.route({
    method: [...methods],
    url: path,
    ...(limit === null ? {} : { bodyLimit: limit }),
    config: { auth, isCall: endpoint !== null, bodyTime },
    // Before the body is read, so that a refused request costs nothing.
    onRequest: hooksBefore(platform, route, guards),
    // After the body is read, since a form echoes the crumb in it.
    preHandler: crumbHooks(platform, route),
    handler: (request, reply) => run(platform, request, reply),
  });
}

/** Nothing on a closed website changes until its owner brings it back. */
const refuseWhenClosed: Hook = async (request, reply) =>
  request.site.isClosed ? sendFailure(reply, { code: 'SITE_CLOSED' }) : undefined;

function hooksBefore(platform: Platform, route: Route, guards: Guards): Hook[] {
  const { auth, csp, limits, methods, rateRefusal, whileClosed } = route;
  const hooks: Hook[] = [];
  if (isOfAdmin(auth)) hooks.push(openAdminCall(platform));
  if (auth === 'owner') hooks.push(guards.requireOwner(platform));
  if (auth === 'owner' && !methods.includes('GET') && !whileClosed) hooks.push(refuseWhenClosed);
  for (const limit of limits) hooks.push(limitRate(platform, limit, rateRefusal));
  if (csp !== null) {
    hooks.push(async (request, reply) => {
      const policy =
        typeof csp === 'string' ? csp : policyOf(platform, request.site, await csp(platform, request.site));
      void reply.header('content-security-policy', policy);
    });
  }
  return hooks;
}

/** The editor first requests who is signed in, and gets its crumb with the response. */
const openAdminCall =
  (platform: Platform): Hook =>
  async (request, reply) => {
    // Responses contain buyers' addresses: no cache between server and owner may store them.
    void reply.header('cache-control', 'no-store');
    if (request.method === 'GET') issueCrumb(request, reply, platform.config);
  };

function crumbHooks({ config }: Platform, { crumb }: Route): Hook[] {
  if (crumb === 'none' || crumb === 'handler') return [];
  return [crumb === 'required' ? requireCrumb(config) : requireCrumb(config, crumb)];
}

/** Accepts raw bytes of up to `bodyLimit`, whatever their content type: the input of a signature. */
function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
}
