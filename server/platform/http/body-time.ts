import type { FastifyInstance } from 'fastify';

/** Milliseconds a request body may take to arrive; an owner's upload of a film may take longer. */
const BODY_TIME = 30_000;
const UPLOAD_TIME = 30 * 60_000;
const UPLOADS = '/api/admin/assets';

/** Timeouts of the HTTP server: for the headers, and for the longest upload. */
export const serverTimes = {
  headersTimeout: BODY_TIME,
  requestTimeout: UPLOAD_TIME,
  keepAliveTimeout: 72_000,
} as const;

/** Cuts off bodies that arrive too slowly; called before routes are registered. */
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
