import { challengeQuery } from '@vitrine/contracts/captcha.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { newChallenge } from './altcha.ts';

/** The built-in captcha's challenges. */
export function captchaRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/captcha/challenge', async (request, reply) => {
    const query = parseQuery(challengeQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const challenge = await newChallenge(platform, request.site.websiteId, query.value.action);
    return reply.header('cache-control', 'no-store').send(challenge);
  });
}
