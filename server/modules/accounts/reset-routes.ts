import * as calls from '@vitrine/contracts/accounts.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { checkResetLink, resetPassword, sendResetLink } from './password-reset.ts';
import { originOf } from './session-origin.ts';
import { countLinkAttempt, refuseAttempt, completeSignIn } from './sign-in-answers.ts';
import { countedExactly, signInLimits } from './sign-in-limits.ts';

/** A forgotten password: asking for a link by mail, and choosing a new one with it. */
export const resetRoutes: readonly Route[] = [
  route(calls.requestPasswordReset, {
    limit: countedExactly,
    before: async ({ platform, request, reply }) => {
      const wait = await signInLimits(platform).tryReset(request.ip);
      return wait > 0 ? refuseAttempt(reply, wait) : null;
    },
    handler: async ({ platform, reply, site, body: { email } }) => {
      const mayMail = await signInLimits(platform).mayMail(email);
      // After the response: neither its content nor its time shows whether an account has this email address.
      reply.raw.once('finish', () => {
        if (!mayMail) return;
        sendResetLink(platform, site, email).catch((error: unknown) =>
          platform.log.error({ err: error }, 'a reset link could not be sent'),
        );
      });
      return ok(null);
    },
  }),
  route(calls.checkPasswordReset, {
    limit: countedExactly,
    before: countLinkAttempt,
    handler: async ({ platform, site, body }) => {
      const found = await checkResetLink(platform, site.websiteId, body.token);
      if (!found.ok) return found;
      const { name, email } = found.value;
      return ok({ name, email });
    },
  }),
  route(calls.resetPassword, {
    limit: countedExactly,
    before: countLinkAttempt,
    handler: async (context) => {
      const { platform, request, site, body } = context;
      const result = await resetPassword(platform, site, body, originOf(request));
      return result.ok ? ok(await completeSignIn(context, result.value)) : result;
    },
  }),
];
