import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { limitBodyTime, serverTimes } from './platform/http/body-time.ts';
import { serveFromSocketCache } from './platform/http/socket-cache.ts';
import { trustProxyOf } from './platform/http/trusted-proxies.ts';
import { answerBadAddress, registerFailures } from './platform/http/failures.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerSite } from './platform/http/site.ts';
import { watchMethods } from './platform/http/wrong-methods.ts';
import { findInCache, watchSources } from './modules/pages/index.ts';
import { registerRateLimits } from './platform/rate-limits/index.ts';
import { cardFields } from './modules/payments/index.ts';
import { findSite } from './modules/websites/index.ts';
import { contributions } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';

declare module './platform/module.ts' {
  interface Contributions {
    readonly routes: (app: FastifyInstance, platform: Platform) => void;
  }
}

/** Default size limit of a request body, bytes. */
const BODY_LIMIT = 64 * 1024;

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
    frameworkErrors: answerBadAddress,
    return503OnClosing: false,
  });
  registerFailures(app, platform);
  registerSecurityHeaders(app);
  limitBodyTime(app);
  registerSite(app, platform, (host) => findSite(platform, host), cardFields(platform));
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });

  registerRateLimits(app, platform);
  const refuseOtherMethods = watchMethods(app);

  for (const register of contributions(platform, 'routes')) register(app, platform);

  if (process.env['NODE_ENV'] === 'development') {
    const stop = watchSources(platform);
    app.addHook('onClose', () => stop());
  }

  refuseOtherMethods();
  return app;
}
