import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds a body may take to arrive; null for no limit. */
    bodyTime?: number | null;
  }
}

/** Milliseconds a request body may take to arrive, unless its route sets another time. */
const BODY_TIME = 30_000;
/** The longest time of any route. */
const MAX_BODY_TIME = 30 * 60_000;

/** Timeouts of the HTTP server: for the headers, and for the longest upload. */
export const serverTimes = {
  headersTimeout: BODY_TIME,
  requestTimeout: MAX_BODY_TIME,
  keepAliveTimeout: 72_000,
} as const;

/** Cuts off bodies that arrive too slowly; called before routes are registered. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!raw.complete && request.method !== 'GET') {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, request.routeOptions.config.bodyTime ?? BODY_TIME);
      timer.unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
