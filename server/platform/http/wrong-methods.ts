import type { Method } from '@vitrine/contracts/endpoint.ts';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendFailure } from './failures.ts';
import { isOfAdmin } from './request-locale.ts';
import type { Route } from './route.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers 405 with `Allow` to the methods that a call's path does not have. Calls of the admin show nothing of what
 * there is to those who are not signed in.
 */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  const known = new Map<string, Set<string>>();
  for (const { endpoint, auth, path, methods: taken } of routes) {
    if (endpoint === null || isOfAdmin(auth)) continue;
    const all = known.get(path) ?? new Set();
    for (const method of taken) all.add(method);
    // The framework answers HEAD where there is GET.
    if (all.has('GET')) all.add('HEAD');
    known.set(path, all);
  }
  for (const [url, taken] of known) {
    const allow = [...taken].toSorted().join(', ');
    // An owner's call may be at a visitor's path: it has an answer of its own for those who are not signed in.
    const ofOwners = new Set(
      routes.filter(({ auth, path }) => path === url && isOfAdmin(auth)).flatMap((route) => route.methods),
    );
    app.route({
      method: methods.filter((method) => !taken.has(method) && !ofOwners.has(method as Method)),
      url,
      config: { isCall: true },
      handler: (_request, reply) => sendFailure(reply.header('allow', allow), { code: 'METHOD_NOT_ALLOWED' }),
    });
  }
}
