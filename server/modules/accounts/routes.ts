import { checkWelcomeBody, signInBody, welcomeBody } from '@vitrine/contracts/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownDevice } from './device-cookie.ts';
import { clearOwnerCookie, readOwnerCookie } from './owner-cookie.ts';
import { guardAdminRoutes } from './require-owner.ts';
import { resetRoutes } from './reset-routes.ts';
import { checkWelcomeLink, hasAccount, signIn, signOut, welcomeOwner } from './service.ts';
import { meAnswer, refuseTry, welcomeIn } from './sign-in-answers.ts';
import { makeSignInLimits } from './sign-in-limits.ts';

export function accountsRoutes(app: FastifyInstance, platform: Platform): void {
  guardAdminRoutes(app, platform);
  const limits = makeSignInLimits(platform);
  resetRoutes(app, platform, limits);

  app.post('/api/admin/sign-in', { config: { openToAll: true } }, async (request, reply) => {
    const { websiteId } = request.site;
    const body = parseBody(signInBody, request);
    const email = body.ok ? body.value.email : null;
    const device = email === null ? null : await knownDevice(platform, request, email);
    const guesser = { address: request.ip, email, device };
    const wait = await limits.tryToSignIn(guesser);
    if (wait > 0) return refuseTry(reply, wait);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await signIn(platform, websiteId, body.value);
    if (!result.ok) return sendFailure(reply, result.error);
    await limits.forgive(guesser);
    return welcomeIn(platform, request, reply, result.value);
  });

  app.post('/api/admin/sign-out', async (request, reply) => {
    const secret = readOwnerCookie(request, platform.config);
    if (secret !== null) await signOut(platform, secret);
    clearOwnerCookie(reply, platform.config);
    return reply.code(204).send();
  });

  app.get('/api/admin/me', async (request, reply) => reply.send(meAnswer(request, request.owner)));

  app.post('/api/admin/welcome/check', { config: { openToAll: true } }, async (request, reply) => {
    const wait = await limits.tryLink(request.ip);
    if (wait > 0) return refuseTry(reply, wait);
    const body = parseBody(checkWelcomeBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await checkWelcomeLink(platform, request.site.websiteId, body.value.token);
    return result.ok ? reply.code(204).send() : sendFailure(reply, result.error);
  });

  app.post('/api/admin/welcome', { config: { openToAll: true } }, async (request, reply) => {
    const { websiteId, title } = request.site;
    const wait = await limits.tryLink(request.ip);
    if (wait > 0) return refuseTry(reply, wait);
    const body = parseBody(welcomeBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const { token, email } = body.value;
    const link = await checkWelcomeLink(platform, websiteId, token);
    if (!link.ok) return sendFailure(reply, link.error);
    const guesser = { address: request.ip, email, device: await knownDevice(platform, request, email) };
    if (await hasAccount(platform, email)) {
      const pause = await limits.tryToSignIn(guesser);
      if (pause > 0) return refuseTry(reply, pause);
    }
    const result = await welcomeOwner(platform, websiteId, { ...body.value, shopName: title });
    if (!result.ok) return sendFailure(reply, result.error);
    await limits.forgive(guesser);
    return welcomeIn(platform, request, reply, result.value);
  });
}
