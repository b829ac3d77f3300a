import type { FastifyInstance } from 'fastify';

export interface KnownRoute {
  readonly method: string;
  /** With its parameters as they were registered: `/api/orders/:id`. */
  readonly path: string;
}

/** Every route of a server, from the tree Fastify prints, in which each line extends its parent's path. */
export function readRoutes(app: FastifyInstance): KnownRoute[] {
  const above: string[] = [];
  const routes: KnownRoute[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = /^(?<tree>[\s│├└─]*)(?<piece>[^\s(]*)(?: \((?<methods>[A-Z, ]+)\))?/.exec(line)?.groups;
    if (found === undefined || line.trim() === '' || line.includes('(empty root node)')) continue;
    const depth = (found['tree'] ?? '').length / 4;
    above.length = depth;
    above[depth] = found['piece'] ?? '';
    const path = above.join('').replaceAll('//', '/');
    for (const method of (found['methods'] ?? '').split(', ').filter((name) => name !== '')) {
      routes.push({ method, path: path.startsWith('/') ? path : `/${path}` });
    }
  }
  return routes;
}
