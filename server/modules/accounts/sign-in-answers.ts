import type { MeAnswer, OwnerView } from '@vitrine/contracts/accounts.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { waitText } from '@vitrine/domain/time/wait-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { writtenKindsOf } from '../content/index.ts';
import type { Site } from '../websites/index.ts';
import { readDisplayLocale } from './account-repository.ts';
import { rememberDevice } from './device-cookie.ts';
import { setOwnerCookie } from './owner-cookie.ts';
import { signInLimits } from './sign-in-limits.ts';
import { listWebsitesOf, type SignedIn } from './service.ts';

/** Refuses an attempt with the time to wait, as Retry-After and as a sentence. */
export function refuseAttempt(reply: FastifyReply, seconds: number): Failure<'SIGN_IN_RATE_LIMITED'> {
  void reply.header('retry-after', String(seconds));
  return { code: 'SIGN_IN_RATE_LIMITED', params: { wait: waitText(seconds, 'en') } };
}

/** Counts the use of a link whose secret could be guessed. */
export async function countLinkAttempt({
  platform,
  request,
  reply,
}: {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}): Promise<Failure<'SIGN_IN_RATE_LIMITED'> | null> {
  const wait = await signInLimits(platform).tryLink(request.ip);
  return wait > 0 ? refuseAttempt(reply, wait) : null;
}

/** Responds to a successful sign-in, and remembers the browser. */
export async function completeSignIn(
  {
    platform,
    request,
    reply,
    site,
  }: {
    readonly platform: Platform;
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly site: Site;
  },
  { owner, secret }: SignedIn,
): Promise<MeAnswer> {
  await rememberDevice(platform, request, reply, owner);
  setOwnerCookie(reply, platform.config, secret);
  return meAnswer(platform, site, owner);
}

/** The signed-in owner, the shop, and the websites of the account. */
export async function meAnswer(platform: Platform, site: Site, owner: OwnerView): Promise<MeAnswer> {
  const { websiteId, title, settings } = site;
  return {
    owner,
    displayLocale: (await readDisplayLocale(platform.db, owner.accountId)) ?? settings.language,
    websites: await listWebsitesOf(platform, site, owner.accountId),
    website: {
      id: websiteId,
      title,
      timeZone: settings.timeZone,
      language: settings.language,
      currency: settings.store.currency,
      paymentLinks: commerceSettingsOf(settings).paymentLinks,
      writtenKinds: await writtenKindsOf(platform, websiteId),
      isClosed: site.isClosed,
    },
  };
}
