import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { healthRoutes } from './health.ts';
import { limitBodyTime, serverTimes } from './platform/http/body-time.ts';
import { serveFromSocketCache } from './platform/http/socket-cache.ts';
import { trustProxyOf } from './platform/http/trusted-proxies.ts';
import { sendBadAddress, registerFailures } from './platform/http/failures.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { type Guards, registerRoutes, routesOf } from './platform/http/register-routes.ts';
import { registerSite } from './platform/http/site.ts';
import { refuseOtherMethods } from './platform/http/wrong-methods.ts';
import { requireOwner } from './modules/accounts/index.ts';
import { findInCache } from './modules/pages/index.ts';
import { findSite } from './modules/websites/index.ts';
import { contributions } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';

/** Default size limit of a request body, bytes. */
const BODY_LIMIT = 64 * 1024;

/** What the modules guard routes with. */
const guards: Guards = { requireOwner };

/** The whole HTTP server over a platform. It never listens: `main.ts` and tests decide that. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const app = fastify({
    // Cached pages are answered before the framework runs, unless the socket cache is off; every other request goes
    // through it.
    serverFactory: (handler) => {
      const server = createServer(serverTimes, handler);
      if (platform.config.socketCache !== false) serveFromSocketCache(server, findInCache(platform));
      return server;
    },
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxyOf(platform.config),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: sendBadAddress,
    return503OnClosing: false,
  });
  registerFailures(app, platform);
  registerSecurityHeaders(app);
  limitBodyTime(app);
  registerSite(app, platform, (host) => findSite(platform, host));
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });

  app.decorateRequest('owner');
  const routes = [...healthRoutes, ...routesOf(platform)];
  registerRoutes(app, platform, routes, guards);
  refuseOtherMethods(app, routes);

  for (const start of contributions(platform, 'whileServing')) {
    const stop = start(platform);
    app.addHook('onClose', () => stop());
  }
  for (const answer of contributions(platform, 'notFound'))
    app.setNotFoundHandler((request, reply) => answer(platform, request, reply));
  return app;
}
