import * as calls from '@vitrine/contracts/account.ts';
import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { ok } from '@vitrine/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import * as account from './account.ts';
import { readOwnerCookie } from './owner-cookie.ts';
import { countLinkAttempt, refuseAttempt } from './sign-in-answers.ts';
import { countedExactly, signInLimits } from './sign-in-limits.ts';

interface OwnerContext {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly owner: OwnerView;
}

/** The owner with the session of the request, which `requireOwner` has checked. */
const here = ({ platform, request, site, owner }: OwnerContext): account.OwnerHere => ({
  site,
  owner,
  secret: readOwnerCookie(request, platform.config) ?? '',
});

/** A session that was left open must not be a place to guess the password: counted like sign-ins. */
async function countPasswordAttempt({ platform, reply, owner }: OwnerContext) {
  const wait = await signInLimits(platform).tryPassword(owner.accountId);
  return wait > 0 ? refuseAttempt(reply, wait) : null;
}

/** The owner's own account. */
export const accountRoutes: readonly Route[] = [
  route(calls.getAccount, {
    handler: async (context) => ok(await account.viewAccount(context.platform, here(context))),
  }),
  route(calls.updateAccount, {
    whileClosed: true,
    handler: async (context) =>
      ok(await account.updateAccount(context.platform, here(context), context.body)),
  }),
  route(calls.changePassword, {
    whileClosed: true,
    before: countPasswordAttempt,
    handler: async (context) => {
      const { platform, owner, body } = context;
      const changed = await account.changePassword(platform, here(context), body);
      if (changed.ok) await signInLimits(platform).forgivePassword(owner.accountId);
      return changed;
    },
  }),
  route(calls.changeEmail, {
    whileClosed: true,
    before: countPasswordAttempt,
    handler: (context) => account.requestEmailChange(context.platform, here(context), context.body),
  }),
  route(calls.cancelEmailChange, {
    whileClosed: true,
    handler: async (context) => ok(await account.cancelEmailChange(context.platform, here(context))),
  }),
  route(calls.confirmEmail, {
    limit: countedExactly,
    before: countLinkAttempt,
    handler: ({ platform, site, body }) => account.confirmEmail(platform, site.websiteId, body.token),
  }),
  route(calls.endSession, {
    whileClosed: true,
    handler: (context) => account.endSession(context.platform, here(context), context.params.id),
  }),
  route(calls.endOtherSessions, {
    whileClosed: true,
    handler: async (context) => ok(await account.endOtherSessions(context.platform, here(context))),
  }),
];
