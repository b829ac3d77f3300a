import * as calls from '@vitrine/contracts/analytics.ts';
import { MAX_STACK, type ScriptErrorReport, visitorCookie } from '@vitrine/contracts/analytics.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import { cartIdOfRequest } from '../cart/index.ts';
import { type CallLimit, limitAmount } from '../../platform/rate-limits/index.ts';
import { isStorable, readEventData } from './event-data.ts';
import { makeEventQueue } from './event-queue.ts';
import { ADDRESS_LIMITS, ROW_BYTES } from './event-limits.ts';
import { OVERLAY_EVENT } from './overlays.ts';
import { insertScriptErrors, type VisitEvent } from './repository.ts';

const hitLimit: CallLimit = { name: 'analytics', points: 600, seconds: 60 };

const eventQueue = perPlatform(makeEventQueue);
/** How much calls bring along is limited as well as their number. */
const eventBytes = perPlatform((platform) => limitAmount(platform, 'event-bytes', ADDRESS_LIMITS));

type Accepted = Result<Record<string, never>, 'RATE_LIMITED'>;
const accepted: Accepted = ok({});

/** Refuses what an address sends beyond what people do. */
async function refuseTooMuch(
  { platform, request, reply }: Caller,
  events: readonly VisitEvent[],
): Promise<ReturnType<typeof fail<'RATE_LIMITED'>> | null> {
  const wait = await eventBytes(platform)(
    request,
    events.reduce((sum, { data }) => sum + ROW_BYTES + Buffer.byteLength(data), 0),
  );
  if (wait === 0) return null;
  void reply.header('retry-after', String(wait));
  return fail('RATE_LIMITED');
}

async function take(caller: Caller, events: readonly VisitEvent[]): Promise<Accepted> {
  const refused = await refuseTooMuch(caller, events);
  if (refused !== null) return refused;
  return eventQueue(caller.platform).put(events) ? accepted : fail('RATE_LIMITED');
}

interface Caller {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Events, opened pop-ups, quick views and uncaught errors reported by visitors' browsers. 202 means accepted, not yet
 * written. spec: storefront-commerce 7; site-platform 7
 */
export const analyticsRoutes: readonly Route[] = [
  route(calls.recordHit, {
    limit: hitLimit,
    handler: async (context) => {
      const { platform, request, body } = context;
      const { event, data = [], ss_cvr } = body;
      const objects = event.map((_name, at) => readEventData(data[at] ?? '{}'));
      const events = event.flatMap((name, at) => {
        const object = objects[at] ?? null;
        return object === null ? [] : [eventOf(platform, request, name, object, ss_cvr)];
      });
      return events.length === 0 ? fail('MALFORMED_REQUEST') : take(context, events);
    },
  }),
  route(calls.recordOverlay, {
    limit: hitLimit,
    handler: async (context) => {
      const { platform, request, body } = context;
      const { visitorCookie: visitor, ...page } = body;
      // What is not storable would fail a whole batch.
      if (!isStorable(JSON.stringify(page))) return fail('MALFORMED_REQUEST');
      return take(context, [eventOf(platform, request, OVERLAY_EVENT, page, visitor)]);
    },
  }),
  route(calls.recordQuickView, {
    limit: hitLimit,
    handler: (context) => {
      const { platform, request, params } = context;
      const { ss_cvr } = request.cookies;
      const data = { item_id: params.id, is_quickview: true };
      return take(context, [eventOf(platform, request, 'QuickView', data, ss_cvr ?? '')]);
    },
  }),
  route(calls.recordJavascriptErrors, {
    limit: { name: 'events', points: 60, seconds: 60 },
    handler: async (context) => {
      const { platform, request, body } = context;
      const errors = body.flatMap((report) => {
        const data = JSON.stringify(cutStack(report));
        return isStorable(data) ? [rowOf(platform, request, report.event, data, '')] : [];
      });
      const refused = await refuseTooMuch(context, errors);
      if (refused !== null) return refused;
      if (errors.length > 0) await insertScriptErrors(platform.db, errors);
      return accepted;
    },
  }),
];

/** Writes what is still queued when a server stops. */
export function writeQueuedEvents(platform: Platform): Promise<void> {
  return eventQueue(platform).flush();
}

function rowOf(
  platform: Platform,
  request: FastifyRequest,
  event: string,
  data: string,
  visitor: string,
): VisitEvent {
  const receivedOn = platform.clock.now();
  return {
    websiteId: request.site.websiteId,
    id: newId(receivedOn),
    event,
    data,
    visitor: visitorCookie.test(visitor) ? visitor : '',
    receivedOn,
  };
}

/** The website is the host's, whatever was sent; the cart is the cookie's where none was sent, since scripts cannot read it. */
function eventOf(
  platform: Platform,
  request: FastifyRequest,
  event: string,
  data: Readonly<Record<string, unknown>>,
  visitor: string,
): VisitEvent {
  const cartId = typeof data['cart_id'] === 'string' ? data['cart_id'] : cartIdOfRequest(request);
  const known = {
    ...data,
    website_id: request.site.websiteId,
    ...(cartId === null ? {} : { cart_id: cartId }),
  };
  return rowOf(platform, request, event, JSON.stringify(known), visitor);
}

/** spec: storefront-commerce 9 "Error reporter" */
function cutStack({ data, timestamp }: ScriptErrorReport): Record<string, unknown> {
  const { stack } = data;
  return {
    ...data,
    ...(typeof stack === 'string' ? { stack: stack.slice(0, MAX_STACK) } : {}),
    ...(timestamp === undefined ? {} : { timestamp }),
  };
}
