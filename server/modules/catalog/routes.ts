import { type StockAnswer, stockQuery } from '@vitrine/contracts/catalog.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { readStock } from './service.ts';

/** The stock call. An item this website does not have has no variants. spec: storefront-commerce 7 */
export function catalogRoutes(app: FastifyInstance, platform: Platform): void {
  const answerStock = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = parseQuery(stockQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const answer: StockAnswer = {
      results: await readStock(platform, request.site.websiteId, query.value.itemId),
    };
    return reply.header('cache-control', 'no-store').send(answer);
  };
  app.get('/api/commerce/inventory/stock/', answerStock);
  app.get('/api/commerce/inventory/stock', answerStock);
}
