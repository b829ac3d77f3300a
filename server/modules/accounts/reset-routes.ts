import {
  checkResetBody,
  forgotPasswordBody,
  type ResetCheckAnswer,
  resetPasswordBody,
} from '@vitrine/contracts/accounts.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseBody } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkResetLink, resetPassword, sendResetLink } from './password-reset.ts';
import { refuseTry, welcomeIn } from './sign-in-answers.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** A forgotten password: asking for a link by mail, and choosing a new one with it. */
export function resetRoutes(app: FastifyInstance, platform: Platform, limits: SignInLimits): void {
  const options = { config: { openToAll: true } };

  app.post('/api/admin/password-reset/request', options, async (request, reply) => {
    const { site } = request;
    const wait = await limits.tryReset(request.ip);
    if (wait > 0) return refuseTry(reply, wait);
    const body = parseBody(forgotPasswordBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const { email } = body.value;
    const mayMail = await limits.mayMail(email);
    // After the response: neither its content nor its time shows whether an account has this email address.
    reply.raw.once('finish', () => {
      if (!mayMail) return;
      sendResetLink(platform, site, email).catch((error: unknown) =>
        platform.log.error({ err: error }, 'a reset link could not be sent'),
      );
    });
    return reply.code(204).send();
  });

  app.post('/api/admin/password-reset/check', options, async (request, reply) => {
    const { websiteId } = request.site;
    const wait = await limits.tryLink(request.ip);
    if (wait > 0) return refuseTry(reply, wait);
    const body = parseBody(checkResetBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const found = await checkResetLink(platform, websiteId, body.value.token);
    if (!found.ok) return sendFailure(reply, found.error);
    const { name, email } = found.value;
    return reply.send({ name, email } satisfies ResetCheckAnswer);
  });

  app.post('/api/admin/password-reset', options, async (request, reply) => {
    const { websiteId, title } = request.site;
    const wait = await limits.tryLink(request.ip);
    if (wait > 0) return refuseTry(reply, wait);
    const body = parseBody(resetPasswordBody, request);
    if (!body.ok) return sendFailure(reply, body.error);
    const result = await resetPassword(platform, websiteId, { ...body.value, shopName: title });
    if (!result.ok) return sendFailure(reply, result.error);
    return welcomeIn(platform, request, reply, result.value);
  });
}
