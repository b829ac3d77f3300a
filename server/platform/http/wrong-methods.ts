import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendFailure } from './failures.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Records which methods each API path of visitors has; owners' calls are guarded as a whole. Call it before
 * registering routes, and the function it returns afterwards: the path then responds 405 with `Allow` to every other
 * method.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<HTTPMethods>>();
  let isWatching = true;
  app.addHook('onRoute', (route) => {
    if (!isWatching || !/^\/api\/(?!admin\/)/.test(route.url)) return;
    const taken = known.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) taken.add(method as HTTPMethods);
    known.set(route.url, taken);
  });
  return () => {
    isWatching = false;
    for (const [url, taken] of known) {
      const allow = [...taken].toSorted().join(', ');
      app.route({
        method: methods.filter((method) => !taken.has(method)),
        url,
        handler: (_request, reply) =>
          sendFailure(reply.header('allow', allow), { code: 'METHOD_NOT_ALLOWED' }),
      });
    }
  };
}
