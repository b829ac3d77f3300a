import * as z from 'zod';
import { crumbProblem, issueCrumb } from '../../../../platform/http/crumb.ts';
import { sendFailure } from '../../../../platform/http/failures.ts';
import { parseBody, parseParams } from '../../../../platform/http/parse.ts';
import { otherWrites } from '../../../../platform/http/limits.ts';
import { pageRoute, type Route } from '../../../../platform/http/route.ts';
import { decideConfirmation, readConfirmation } from './test-gateway-confirmations.ts';
import { testGatewayPage, testGatewayStyle } from './test-gateway-page.ts';

const params = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
const body = z.object({ decision: z.enum(['approved', 'refused']) });

/** The page on which the test gateway asks a card's owner: the part a bank plays. A plain form. */
export const testGatewayRoutes: readonly Route[] = [
  pageRoute({
    method: 'GET',
    path: '/test-gateway/style.css',
    auth: 'visitor',
    handler: ({ reply }) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(testGatewayStyle),
  }),

  pageRoute({
    method: 'GET',
    path: '/test-gateway/confirm/:token',
    auth: 'visitor',
    handler: async ({ platform, request, reply }) => {
      const { site } = request;
      const named = parseParams(params, request);
      const confirmation = named.ok
        ? await readConfirmation(platform, site.websiteId, named.value.token)
        : null;
      if (confirmation === null || !named.ok) {
        reply.callNotFound();
        return reply;
      }
      const html = testGatewayPage(
        confirmation,
        {
          shop: site.title,
          action: `/test-gateway/confirm/${named.value.token}`,
          crumb: issueCrumb(request, reply, platform.config),
        },
        site.locale,
      );
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin')
        .send(html);
    },
  }),

  pageRoute({
    method: 'POST',
    path: '/test-gateway/confirm/:token',
    auth: 'visitor',
    crumb: 'handler',
    limit: otherWrites,
    handler: async ({ platform, request, reply }) => {
      const problem = crumbProblem(request, platform.config);
      if (problem !== null) return sendFailure(reply, { code: problem });
      const { websiteId } = request.site;
      const named = parseParams(params, request);
      const confirmation = named.ok ? await readConfirmation(platform, websiteId, named.value.token) : null;
      if (confirmation === null || !named.ok) return sendFailure(reply, { code: 'NOT_FOUND' });
      const answer = parseBody(body, request);
      if (!answer.ok) return sendFailure(reply, answer.error);
      await decideConfirmation(platform, websiteId, named.value.token, answer.value.decision);
      return reply.header('cache-control', 'no-store').redirect(confirmation.returnUrl, 303);
    },
  }),
];
