import * as calls from '@vitrine/contracts/hand-over.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '../../platform/http/own-cookie.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { rememberDevice } from './device-cookie.ts';
import { acceptHandOver, beginHandOver, makeHandOver, STATE_SECONDS } from './hand-over.ts';
import { readOwnerCookie, setOwnerCookie } from './owner-cookie.ts';
import { originOf } from './session-origin.ts';
import { countLinkAttempt } from './sign-in-answers.ts';
import { countedExactly } from './sign-in-limits.ts';

/** Remembers the browser that wants to be handed over, until it has been. */
const STATE_COOKIE = 'vitrine_hand_over';

/** From the editor of one website to that of another of the account, without signing in again. */
export const handOverRoutes: readonly Route[] = [
  route(calls.beginHandOver, {
    limit: countedExactly,
    before: countLinkAttempt,
    handler: async ({ platform, reply, site, body }) => {
      const begun = await beginHandOver(platform, site, {
        websiteId: body.from,
        host: body.host ?? null,
      });
      if (!begun.ok) return begun;
      const { secret, address } = begun.value;
      setOwnCookie(reply, platform.config, STATE_COOKIE, secret, { maxAge: STATE_SECONDS });
      return ok({ address });
    },
  }),
  route(calls.makeHandOver, {
    whileClosed: true,
    handler: async ({ platform, request, owner, body }) => {
      const session = readOwnerCookie(request, platform.config);
      if (session === null) return fail('HAND_OVER_INVALID');
      return makeHandOver(platform, { accountId: owner.accountId, session }, body);
    },
  }),
  route(calls.acceptHandOver, {
    limit: countedExactly,
    before: countLinkAttempt,
    handler: async ({ platform, request, reply, site, body }) => {
      const secret = readOwnCookie(request, platform.config, STATE_COOKIE) ?? null;
      clearOwnCookie(reply, platform.config, STATE_COOKIE);
      const accepted = await acceptHandOver(platform, site, { token: body.token, secret }, originOf(request));
      if (!accepted.ok) return accepted;
      await rememberDevice(platform, request, reply, accepted.value.owner);
      setOwnerCookie(reply, platform.config, accepted.value.secret);
      return ok(null);
    },
  }),
];
