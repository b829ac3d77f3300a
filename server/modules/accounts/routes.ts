import * as calls from '@vitrine/contracts/accounts.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { parseBody } from '../../platform/http/parse.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { knownDevice } from './device-cookie.ts';
import { handOverRoutes } from './hand-over-routes.ts';
import { clearOwnerCookie, readOwnerCookie } from './owner-cookie.ts';
import { originOf } from './session-origin.ts';
import { resetRoutes } from './reset-routes.ts';
import { teamRoutes } from './team-routes.ts';
import { checkWelcomeLink, hasAccount, signIn, signOut, welcomeOwner } from './service.ts';
import { countLinkAttempt, meAnswer, refuseAttempt, completeSignIn } from './sign-in-answers.ts';
import { countedExactly, signInLimits } from './sign-in-limits.ts';

/** Signing in and out, and the first owner. */
export const accountsRoutes: readonly Route[] = [
  route(calls.signIn, {
    limit: countedExactly,
    // Every request counts as an attempt, whatever its content.
    before: async ({ platform, request, reply }) => {
      const body = parseBody(calls.signInBody, request);
      const email = body.ok ? body.value.email : null;
      const device = email === null ? null : await knownDevice(platform, request, email);
      const wait = await signInLimits(platform).tryToSignIn({ address: request.ip, email, device });
      return wait > 0 ? refuseAttempt(reply, wait) : null;
    },
    handler: async (context) => {
      const { platform, request, site, body } = context;
      const result = await signIn(platform, site.websiteId, body, originOf(request));
      if (!result.ok) return result;
      const { email } = body;
      const device = await knownDevice(platform, request, email);
      await signInLimits(platform).forgive({ address: request.ip, email, device });
      return ok(await completeSignIn(context, result.value));
    },
  }),
  route(calls.signOut, {
    whileClosed: true,
    handler: async ({ platform, request, reply }) => {
      const secret = readOwnerCookie(request, platform.config);
      if (secret !== null) await signOut(platform, secret);
      clearOwnerCookie(reply, platform.config);
      return ok(null);
    },
  }),
  route(calls.getMe, {
    handler: async ({ platform, site, owner }) => ok(await meAnswer(platform, site, owner)),
  }),
  route(calls.checkWelcome, {
    limit: countedExactly,
    before: countLinkAttempt,
    handler: ({ platform, site, body }) => checkWelcomeLink(platform, site.websiteId, body.token),
  }),
  route(calls.welcome, {
    limit: countedExactly,
    before: countLinkAttempt,
    handler: async (context) => {
      const { platform, request, reply, site, body } = context;
      const { token, email } = body;
      const link = await checkWelcomeLink(platform, site.websiteId, token);
      if (!link.ok) return link;
      const limits = signInLimits(platform);
      const guesser = { address: request.ip, email, device: await knownDevice(platform, request, email) };
      if (await hasAccount(platform, email)) {
        const wait = await limits.tryToSignIn(guesser);
        if (wait > 0) {
          const { code, ...details } = refuseAttempt(reply, wait);
          return fail(code, details);
        }
      }
      const result = await welcomeOwner(
        platform,
        site.websiteId,
        { ...body, shopName: site.title },
        originOf(request),
      );
      if (!result.ok) return result;
      await limits.forgive(guesser);
      return ok(await completeSignIn(context, result.value));
    },
  }),
  ...resetRoutes,
  ...handOverRoutes,
  ...accountRoutes,
  ...teamRoutes,
];
