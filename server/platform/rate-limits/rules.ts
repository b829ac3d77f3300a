import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { type CallLimit, limitRate } from './limit-rate.ts';

interface Rule {
  readonly name: string;
  /** Matched against a route's path as it was registered. */
  readonly paths: RegExp;
  readonly limit: CallLimit;
}

/**
 * Every writing call a visitor can make, the first that matches. Generous: a person in a hurry stays far below, and a
 * class behind one address does too. Codes are guarded more closely, since they can be guessed.
 */
export const rules: readonly Rule[] = [
  {
    name: 'codes',
    paths: /^\/api\/commerce\/shopping-cart\/coupons|^\/cart\/codes|^\/api\/commerce\/gift-cards?(\/|$)/,
    limit: { points: 20, seconds: 60, addressPoints: 100 },
  },
  {
    name: 'cart',
    paths:
      /^\/api\/commerce\/shopping-cart|^\/api\/3\/commerce\/|^\/cart(\/|$)|^\/commerce\/|^\/(gift-card|subscribe|donate)s?(\/|$)/,
    limit: { points: 200, seconds: 10 },
  },
  { name: 'checkout', paths: /^\/api\/commerce\/|^\/checkout(\/|$)/, limit: { points: 60, seconds: 60 } },
  { name: 'back-in-stock', paths: /^(\/api)?\/site-users\//, limit: { points: 20, seconds: 60 } },
  // How much they bring along is limited as well: see the analytics module.
  { name: 'analytics', paths: /^\/api\/census\//, limit: { points: 600, seconds: 60 } },
  { name: 'events', paths: /^\/api\/events\//, limit: { points: 60, seconds: 60 } },
  { name: 'captcha', paths: /^\/api\/captcha\//, limit: { points: 60, seconds: 60 } },
  { name: 'other', paths: /^\/(?!api\/admin\/|config(\/|$))/, limit: { points: 120, seconds: 60 } },
];

/** Signed calls from other servers: a payment provider may send a thousand events at once. */
const fromServers = /webhook/;
/** Reads that cost the server work as a write does. */
const costlyReads = /^\/api\/captcha\//;

/** The rule of a route; null where nothing is counted. */
export function ruleFor(method: string, path: string): Rule | null {
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  if (fromServers.test(path) || (isRead && !costlyReads.test(path))) return null;
  return rules.find(({ paths }) => paths.test(path)) ?? null;
}

/** Limits every call that has a rule. Register it before the routes and after the website is known. */
export function registerRateLimits(app: FastifyInstance, platform: Platform): void {
  const hooks = new Map<Rule, ReturnType<typeof limitRate>>();
  app.addHook('onRoute', (route) => {
    const [method = 'GET'] = [route.method].flat();
    const rule = ruleFor(method, route.url);
    if (rule === null || route.config?.anyHost === true) return;
    const hook = hooks.get(rule) ?? limitRate(platform, rule.name, rule.limit);
    hooks.set(rule, hook);
    // Before the body is read: what is refused costs nothing.
    route.onRequest = [...[route.onRequest ?? []].flat(), hook];
  });
}
