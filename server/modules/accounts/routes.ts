import {
  checkWelcomeBody,
  type MeAnswer,
  type OwnerView,
  signInBody,
  welcomeBody,
} from '@vitrine/contracts/accounts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { clearOwnerCookie, readOwnerCookie, setOwnerCookie } from './owner-cookie.ts';
import { guardAdminRoutes } from './require-owner.ts';
import { checkWelcomeLink, signIn, signOut, welcomeOwner } from './service.ts';
import { makeSignInLimits } from './sign-in-limits.ts';

export function accountsRoutes(app: FastifyInstance, platform: Platform): void {
  guardAdminRoutes(app, platform);
  const limits = makeSignInLimits(platform);

  app.post('/api/admin/sign-in', { config: { openToAll: true } }, async (request, reply) => {
    const { websiteId } = request.site;
    const body = parseBody(signInBody, request);
    if (!(await limits.allow(websiteId, request.ip, body.ok ? body.value.email : null))) {
      return sendFailure(reply, { code: 'SIGN_IN_RATE_LIMITED' });
    }
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await signIn(platform, websiteId, body.value);
    if (!result.ok) return sendFailure(reply, result.error);
    await limits.forgive(websiteId, body.value.email);
    setOwnerCookie(reply, platform.config, result.value.secret);
    return reply.send(meAnswer(request, result.value.owner));
  });

  app.post('/api/admin/sign-out', async (request, reply) => {
    const secret = readOwnerCookie(request, platform.config);
    if (secret !== null) await signOut(platform, request.site.websiteId, secret);
    clearOwnerCookie(reply, platform.config);
    return reply.code(204).send();
  });

  app.get('/api/admin/me', async (request, reply) => reply.send(meAnswer(request, request.owner)));

  app.post('/api/admin/welcome/check', { config: { openToAll: true } }, async (request, reply) => {
    const { websiteId } = request.site;
    if (!(await limits.allow(websiteId, request.ip, null))) {
      return sendFailure(reply, { code: 'SIGN_IN_RATE_LIMITED' });
    }
    const body = parseBody(checkWelcomeBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await checkWelcomeLink(platform, websiteId, body.value.token);
    return result.ok ? reply.code(204).send() : sendFailure(reply, result.error);
  });

  app.post('/api/admin/welcome', { config: { openToAll: true } }, async (request, reply) => {
    const { websiteId } = request.site;
    if (!(await limits.allow(websiteId, request.ip, null))) {
      return sendFailure(reply, { code: 'SIGN_IN_RATE_LIMITED' });
    }
    const body = parseBody(welcomeBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await welcomeOwner(platform, websiteId, {
      ...body.value,
      shopName: request.site.title,
    });
    if (!result.ok) return sendFailure(reply, result.error);
    setOwnerCookie(reply, platform.config, result.value.secret);
    return reply.send(meAnswer(request, result.value.owner));
  });
}

function meAnswer(request: FastifyRequest, owner: OwnerView): MeAnswer {
  const { websiteId, title, settings } = request.site;
  return {
    owner,
    website: {
      id: websiteId,
      title,
      timeZone: settings.timeZone,
      language: settings.language,
      currency: settings.store.currency,
    },
  };
}
