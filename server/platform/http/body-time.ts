import type { FastifyInstance } from 'fastify';

/** Milliseconds a request may take to arrive; an owner's upload of a film may take longer. */
const BODY_TIME = 30_000;
const UPLOAD_TIME = 30 * 60_000;
const UPLOADS = '/api/admin/assets';

/** Times of the HTTP server itself: heads arrive as fast as anything, and no request takes longer than an upload. */
export const serverTimes = {
  headersTimeout: BODY_TIME,
  requestTimeout: UPLOAD_TIME,
  keepAliveTimeout: 72_000,
} as const;

/** Cuts off bodies that trickle in; called before routes are registered. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!raw.complete && request.method !== 'GET' && request.routeOptions.url !== UPLOADS) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, BODY_TIME);
      timer.unref();
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
