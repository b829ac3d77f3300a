import {
  MAX_STACK,
  recordHitBody,
  type ScriptErrorReport,
  scriptErrorsBody,
  visitorCookie,
} from '@vitrine/contracts/analytics.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { requireCrumb } from '../../platform/http/crumb.ts';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody, parseParams } from '../../platform/http/parse.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { cartIdOfRequest } from '../cart/index.ts';
import { limitAmount } from '../../platform/rate-limits/index.ts';
import { isStorable, readEventData } from './event-data.ts';
import { makeEventQueue } from './event-queue.ts';
import { ADDRESS_LIMITS, ROW_BYTES } from './event-limits.ts';
import { insertScriptErrors, type VisitEvent } from './repository.ts';

const quickViewParams = z.object({ id: z.uuid() });

/**
 * Events, quick views and uncaught errors reported by visitors' browsers. 202 means accepted, not yet written. spec:
 * storefront-commerce 7; site-platform 7
 */
export function analyticsRoutes(app: FastifyInstance, platform: Platform): void {
  const crumb = requireCrumb(platform.config);
  const queue = makeEventQueue(platform);
  app.addHook('onClose', () => queue.flush());

  const limit = limitAmount(platform, 'event-bytes', ADDRESS_LIMITS);
  /** Answers 429 when an address has sent more than people do. */
  const isTooMuch = async (
    request: FastifyRequest,
    reply: FastifyReply,
    events: readonly VisitEvent[],
  ): Promise<boolean> => {
    const wait = await limit(
      request,
      events.reduce((sum, { data }) => sum + ROW_BYTES + Buffer.byteLength(data), 0),
    );
    if (wait === 0) return false;
    sendFailure(reply.header('retry-after', String(wait)), { code: 'RATE_LIMITED' });
    return true;
  };
  const take = async (
    request: FastifyRequest,
    reply: FastifyReply,
    events: readonly VisitEvent[],
  ): Promise<FastifyReply> => {
    if (await isTooMuch(request, reply, events)) return reply;
    return queue.put(events)
      ? reply.code(202).header('cache-control', 'no-store').send({})
      : sendFailure(reply, { code: 'RATE_LIMITED' });
  };

  app.post('/api/census/RecordHit', { preHandler: crumb }, async (request, reply) => {
    const body = parseBody(recordHitBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const { event, data = [], ss_cvr } = body.value;
    const objects = event.map((_name, at) => readEventData(data[at] ?? '{}'));
    const events = event.flatMap((name, at) => {
      const object = objects[at] ?? null;
      return object === null ? [] : [eventOf(platform, request, name, object, ss_cvr)];
    });
    return events.length === 0
      ? sendFailure(reply, { code: 'MALFORMED_REQUEST' })
      : take(request, reply, events);
  });

  app.post('/api/census/RecordQuickView/:id', { preHandler: crumb }, async (request, reply) => {
    const params = parseParams(quickViewParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'NOT_FOUND' });
    const { ss_cvr } = request.cookies;
    const data = { item_id: params.value.id, is_quickview: true };
    return take(request, reply, [eventOf(platform, request, 'QuickView', data, ss_cvr ?? '')]);
  });

  app.post('/api/events/RecordJavascriptErrors', { preHandler: crumb }, async (request, reply) => {
    const body = parseBody(scriptErrorsBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const errors = body.value.flatMap((report) => {
      const data = JSON.stringify(cutStack(report));
      return isStorable(data) ? [rowOf(platform, request, report.event, data, '')] : [];
    });
    if (await isTooMuch(request, reply, errors)) return reply;
    if (errors.length > 0) await insertScriptErrors(platform.db, errors);
    return reply.code(202).header('cache-control', 'no-store').send({});
  });
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
