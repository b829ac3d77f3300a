import { createHash } from 'node:crypto';
import { getOpenApi, readDocs } from '@vitrine/contracts/api-docs.ts';
import { routesOf } from '../../platform/http/register-routes.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApiOf } from './openapi.ts';

/** Seconds; it changes only with a new version. */
const CACHE = 'public, max-age=300';

const styleHash = createHash('sha256').update(docsStyle).digest('base64');
const docsPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Made when it is first asked for, from what is registered. */
const description = perPlatform((platform) => openApiOf(routesOf(platform)));
const json = perPlatform((platform) => JSON.stringify(description(platform)));
const html = perPlatform((platform) => docsPage(description(platform)));

export const apiDocsRoutes: readonly Route[] = [
  route(getOpenApi, {
    handler: ({ platform, reply }) =>
      reply.header('cache-control', CACHE).type('application/json; charset=utf-8').send(json(platform)),
  }),
  route(readDocs, {
    csp: docsPolicy,
    handler: ({ platform, reply }) =>
      reply.header('cache-control', CACHE).type('text/html; charset=utf-8').send(html(platform)),
  }),
];
