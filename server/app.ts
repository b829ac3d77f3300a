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
import { accountsRoutes } from './modules/accounts/index.ts';
import { captchaRoutes } from './modules/captcha/index.ts';
import { cartRoutes } from './modules/cart/index.ts';
import { catalogAdminRoutes, catalogRoutes } from './modules/catalog/index.ts';
import { analyticsRoutes } from './modules/analytics/index.ts';
import { checkoutRoutes, finishNamedPayment } from './modules/checkout/index.ts';
import { commentFormRoutes } from './modules/comment-form/index.ts';
import { commentRoutes } from './modules/comments/index.ts';
import { customFormRoutes } from './modules/catalog/index.ts';
import { donationRoutes } from './modules/donations/index.ts';
import { downloadRoutes } from './modules/downloads/index.ts';
import { embedRoutes } from './modules/embeds/index.ts';
import { giftCardRoutes } from './modules/gift-card-checkout/index.ts';
import { installmentRoutes } from './modules/payments/index.ts';
import { likeRoutes } from './modules/likes/index.ts';
import { mailPreviewRoutes } from './modules/mail-preview/index.ts';
import { mailRoutes } from './modules/mail/index.ts';
import { mediaRoutes } from './modules/media/index.ts';
import { ordersRoutes, settleRefunds } from './modules/orders/index.ts';
import { stripeWebhookRoutes, testGatewayRoutes } from './modules/payments/index.ts';
import { findInCache, pageRoutes, watchSources } from './modules/pages/index.ts';
import { backInStockRoutes } from './modules/back-in-stock/index.ts';
import { registerRateLimits } from './platform/rate-limits/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { storefrontBootstrapRoutes } from './modules/websites/index.ts';
import { subscriptionsRoutes } from './modules/subscriptions/index.ts';
import { findSite } from './modules/websites/index.ts';
import type { Platform } from './platform/platform.ts';

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
  registerSite(app, platform, (host) => findSite(platform, host));
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });

  registerRateLimits(app, platform);
  const refuseOtherMethods = watchMethods(app);

  accountsRoutes(app, platform);
  catalogRoutes(app, platform);
  catalogAdminRoutes(app, platform);
  captchaRoutes(app, platform);
  cartRoutes(app, platform);
  analyticsRoutes(app, platform);
  checkoutRoutes(app, platform);
  commentRoutes(app, platform);
  commentFormRoutes(app, platform);
  customFormRoutes(app, platform);
  donationRoutes(app, platform);
  downloadRoutes(app, platform);
  embedRoutes(app, platform);
  giftCardRoutes(app, platform);
  installmentRoutes(app, platform);
  likeRoutes(app, platform);
  mailRoutes(app, platform);
  mailPreviewRoutes(app, platform);
  mediaRoutes(app, platform);
  ordersRoutes(app, platform);
  backInStockRoutes(app, platform);
  searchRoutes(app, platform);
  storefrontBootstrapRoutes(app, platform);
  subscriptionsRoutes(app, platform);
  stripeWebhookRoutes(app, platform, {
    finishPayment: (payment) => finishNamedPayment(platform, payment),
    settleRefunds: (payment) => settleRefunds(platform, payment),
  });
  testGatewayRoutes(app, platform);

  if (process.env['NODE_ENV'] === 'development') {
    const stop = watchSources(platform);
    app.addHook('onClose', () => stop());
  }

  refuseOtherMethods();

  // Last: the page route matches every remaining path.
  pageRoutes(app, platform);
  return app;
}
