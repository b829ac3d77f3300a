import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { crumbProblem, issueCrumb } from '../../../../platform/http/crumb.ts';
import { sendFailure } from '../../../../platform/http/failures.ts';
import { parseBody, parseParams } from '../../../../platform/http/parse.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { decideConfirmation, readConfirmation } from './test-gateway-confirmations.ts';
import { testGatewayPage, testGatewayStyle } from './test-gateway-page.ts';

const params = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
const body = z.object({ decision: z.enum(['approved', 'refused']) });

/** The page on which the test gateway asks a card's owner: the part a bank plays. A plain form. */
export function testGatewayRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/test-gateway/style.css', (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(testGatewayStyle),
  );

  app.get('/test-gateway/confirm/:token', async (request, reply) => {
    const { site } = request;
    const named = parseParams(params, request);
    const asked = named.ok ? await readConfirmation(platform, site.websiteId, named.value.token) : null;
    if (asked === null || !named.ok) {
      reply.callNotFound();
      return reply;
    }
    const html = testGatewayPage(asked, {
      shop: site.title,
      action: `/test-gateway/confirm/${named.value.token}`,
      crumb: issueCrumb(request, reply, platform.config),
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .send(html);
  });

  app.post('/test-gateway/confirm/:token', async (request, reply) => {
    const problem = crumbProblem(request, platform.config);
    if (problem !== null) return sendFailure(reply, { code: problem });
    const { websiteId } = request.site;
    const named = parseParams(params, request);
    const asked = named.ok ? await readConfirmation(platform, websiteId, named.value.token) : null;
    if (asked === null || !named.ok) return sendFailure(reply, { code: 'NOT_FOUND' });
    const answer = parseBody(body, request);
    if (!answer.ok) return sendFailure(reply, answer.error);
    await decideConfirmation(platform, websiteId, named.value.token, answer.value.decision);
    return reply.header('cache-control', 'no-store').redirect(asked.returnUrl, 303);
  });
}
