import type { MeAnswer, OwnerView } from '@vitrine/contracts/accounts.ts';
import { waitText } from '@vitrine/domain/time/wait-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberDevice } from './device-cookie.ts';
import { setOwnerCookie } from './owner-cookie.ts';
import type { SignedIn } from './service.ts';

/** Says how long to wait, in seconds to the browser and in words to the person. */
export function refuseTry(reply: FastifyReply, seconds: number): FastifyReply {
  void reply.header('retry-after', String(seconds));
  return sendFailure(reply, { code: 'SIGN_IN_RATE_LIMITED', params: { wait: waitText(seconds) } });
}

/** Answers whoever has just signed in, and knows their browser from now on. */
export async function welcomeIn(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, secret }: SignedIn,
): Promise<FastifyReply> {
  await rememberDevice(platform, request, reply, owner);
  setOwnerCookie(reply, platform.config, secret);
  return reply.send(meAnswer(request, owner));
}

/** Who is signed in, and to which shop. */
export function meAnswer(request: FastifyRequest, owner: OwnerView): MeAnswer {
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
