import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { originOf } from '../../platform/http/request-host.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { editorOrigin, findHosts } from '../websites/index.ts';
import { insertHandOver, takeHandOver } from './hand-over-repository.ts';
import { findRole } from './repository.ts';
import type { SessionOrigin } from './session-origin.ts';
import { openSession, type SignedIn } from './service.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** How long a hand-over may take, milliseconds. */
const HAND_OVER_MS = 60_000;
/** How long the browser is remembered that asked for one, seconds: the owner may have to sign in first. */
export const STATE_SECONDS = 10 * 60;

/** Origin of the editor of a website, at a host where that is one of its own; null where it has no address. */
async function editorOf(
  { db, config }: Platform,
  websiteId: string,
  host: string | null = null,
): Promise<string | null> {
  const hosts = await findHosts(db, websiteId);
  return host !== null && hosts.includes(host) ? originOf(host, config) : editorOrigin(hosts, config);
}

/**
 * The first of three steps, at the website one wants to work on: a secret for a cookie of the browser, and the page of
 * the other website's editor that goes on, at the host where its session is. A host that is none of that website's is
 * left aside, so that nobody is led out of this installation.
 */
export async function beginHandOver(
  platform: Platform,
  here: Site,
  from: { readonly websiteId: string; readonly host: string | null },
): Promise<Result<{ readonly secret: string; readonly address: string }, 'HAND_OVER_INVALID'>> {
  const origin =
    from.websiteId === here.websiteId ? null : await editorOf(platform, from.websiteId, from.host);
  if (origin === null) return fail('HAND_OVER_INVALID');
  const secret = newSecret();
  const query = new URLSearchParams({ to: here.websiteId, state: hashSecret(secret) });
  return ok({ secret, address: `${origin}/config/hand-over?${query}` });
}

/** The second, at the website where the account is signed in: a token for the browser whose cookie has this state. */
export async function makeHandOver(
  platform: Platform,
  asking: { readonly accountId: string; readonly session: string },
  wanted: { readonly to: string; readonly state: string },
): Promise<Result<{ readonly address: string; readonly token: string }, 'HAND_OVER_INVALID'>> {
  if ((await findRole(platform.db, wanted.to, asking.accountId)) === null) return fail('HAND_OVER_INVALID');
  const origin = await editorOf(platform, wanted.to);
  if (origin === null) return fail('HAND_OVER_INVALID');
  const token = newSecret();
  const now = platform.clock.now();
  await insertHandOver(
    platform.db,
    {
      tokenHash: hashSecret(token),
      accountId: asking.accountId,
      websiteId: wanted.to,
      stateHash: wanted.state,
      sessionHash: hashSecret(asking.session),
      expiresOn: new Date(now + HAND_OVER_MS),
    },
    new Date(now),
  );
  return ok({ address: `${origin}/config/arrive`, token });
}

/**
 * The third, back at the website one wants to work on: a session there, which began when the first one did, so that no
 * chain of hand-overs outlives a sign-in.
 */
export async function acceptHandOver(
  platform: Platform,
  here: Site,
  given: { readonly token: string; readonly secret: string | null },
  origin: SessionOrigin,
): Promise<Result<SignedIn, 'HAND_OVER_INVALID'>> {
  const now = new Date(platform.clock.now());
  return platform.db.transaction(async (tx) => {
    const taken = await takeHandOver(tx, {
      websiteId: here.websiteId,
      tokenHash: hashSecret(given.token),
      // Without its cookie no state fits, and the token is used up all the same.
      stateHash: given.secret === null ? '' : hashSecret(given.secret),
      now,
    });
    if (taken === null) return fail('HAND_OVER_INVALID');
    return ok(await openSession(tx, taken.owner, now, origin, taken.sessionCreatedOn));
  });
}
