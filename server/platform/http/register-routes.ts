import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contributions } from '../module.ts';
import type { Platform } from '../platform.ts';
import { issueCrumb, requireCrumb } from './crumb.ts';
import { limitRate } from '../rate-limits/index.ts';
import type { Route } from './route.ts';
import { policyOf } from './site-policy.ts';
import { acceptUploads, uploadBodyLimit } from './uploads.ts';

declare module '../module.ts' {
  interface Contributions {
    /** What it answers over HTTP. */
    readonly routes: readonly Route[];
    /** Answers an address without a route; of one module. */
    readonly notFound: (
      platform: Platform,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<FastifyReply>;
    /** Runs while a server does; returns what ends it. */
    readonly whileServing: (platform: Platform) => () => void | Promise<void>;
  }
}

/** A check that answers itself where it refuses. */
export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What routes are guarded by. */
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

/** Puts routes to work, each behind its guards. */
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
    // Its own scope: no other route takes such a body.
    void app.register(async (scope) => {
      if (bodyKind.kind === 'upload') await acceptUploads(scope, bodyKind.fileBytes);
      else acceptBytes(scope);
      register(scope, platform, route, guards);
    });
  }
}

function register(scope: FastifyInstance, platform: Platform, route: Route, guards: Guards): void {
  const { methods, path, bodyKind, bodyLimit, bodyTime, auth, run } = route;
  const limit = bodyKind.kind === 'upload' ? uploadBodyLimit(bodyKind.fileBytes).bodyLimit : bodyLimit;
  scope.route({
    method: [...methods],
    url: path,
    ...(limit === null ? {} : { bodyLimit: limit }),
    config: { anyHost: auth === 'server', bodyTime },
    // Before the body is read: what is refused costs nothing.
    onRequest: hooksBefore(platform, route, guards),
    // After it, since a form echoes the crumb in its body.
    preHandler: crumbHooks(platform, route),
    handler: (request, reply) => run(platform, request, reply),
  });
}

function hooksBefore(platform: Platform, { path, auth, csp, limits }: Route, guards: Guards): Hook[] {
  const hooks: Hook[] = [];
  if (path.startsWith('/api/admin/')) hooks.push(openAdminCall(platform));
  if (auth === 'owner') hooks.push(guards.requireOwner(platform));
  for (const limit of limits) hooks.push(limitRate(platform, limit));
  if (csp !== null) {
    hooks.push(async (request, reply) => {
      const policy = typeof csp === 'string' ? csp : policyOf(platform, request.site, csp(platform));
      void reply.header('content-security-policy', policy);
    });
  }
  return hooks;
}

/** The editor asks who is signed in before anything else, and has its crumb from then on. */
const openAdminCall =
  (platform: Platform): Hook =>
  async (request, reply) => {
    // Answers hold buyers' addresses: no cache between server and owner may keep them.
    void reply.header('cache-control', 'no-store');
    if (request.method === 'GET') issueCrumb(request, reply, platform.config);
  };

function crumbHooks({ config }: Platform, { crumb }: Route): Hook[] {
  if (crumb === 'none' || crumb === 'handler') return [];
  return [crumb === 'required' ? requireCrumb(config) : requireCrumb(config, crumb)];
}

/** Raw bytes of up to `bodyLimit`, whatever their content type: what a signature covers. */
function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
}
