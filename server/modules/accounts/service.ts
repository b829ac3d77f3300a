import type { AccountWebsite, OwnerView } from '@vitrine/contracts/accounts.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { originOf } from '../../platform/http/request-host.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { mainHost } from '../websites/index.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword, verifyDummyPassword, verifyPassword } from './passwords.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  extendSession,
  findAccountByEmail,
  findContributorByEmail,
  findSession,
  findWebsitesOf,
  hasOwner,
  insertAccount,
  insertContributor,
  insertSession,
  insertWelcomeLink,
  isWelcomeLinkOpen,
  lockOwnersOf,
  markWelcomeLinkUsed,
  recordVisit,
} from './repository.ts';
import type { SessionOrigin } from './session-origin.ts';
import { hashSecret, newSecret } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A session lasts this long after its last visit, */
const IDLE_DAYS = 14;
/** and this long after signing in, however often it is used: a stolen cookie expires. */
export const SESSION_DAYS = 30;
/** Lifetime of a welcome link, hours. */
const WELCOME_LINK_HOURS = 24;

/** A signed-in owner; `secret` is for the session cookie only. */
export interface SignedIn {
  readonly owner: OwnerView;
  readonly secret: string;
}

/**
 * The websites an account has a role at; `here` is the one that is asked. The address of another one is that
 * of its main host.
 */
export async function listWebsitesOf(
  { db, config }: Platform,
  here: Site,
  accountId: string,
): Promise<readonly AccountWebsite[]> {
  return (await findWebsitesOf(db, accountId)).map(({ hosts, ...website }) => {
    if (website.id === here.websiteId) return { ...website, address: here.origin };
    const host = mainHost(hosts, config);
    return { ...website, address: host === null ? '' : originOf(host, config) };
  });
}

/**
 * A new one-time link for a website without an owner: the token for `/config/welcome?token=`. Null when the website
 * has an owner. Older links stay valid for their lifetime, since several servers that start together print one each;
 * the first that is used invalidates all of them.
 */
export async function createWelcomeLink(
  platform: Pick<Platform, 'db' | 'clock'>,
  websiteId: string,
): Promise<string | null> {
  const secret = newSecret();
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    await lockOwnersOf(tx, websiteId);
    if (await hasOwner(tx, websiteId)) return null;
    await insertWelcomeLink(tx, {
      websiteId,
      tokenHash: hashSecret(secret),
      createdOn: new Date(now),
      expiresOn: new Date(now + (WELCOME_LINK_HOURS * DAY_MS) / 24),
    });
    return secret;
  });
}

/** Whether a welcome link would still be accepted. Errors: WELCOME_LINK_INVALID. */
export async function checkWelcomeLink(
  platform: Platform,
  websiteId: string,
  token: string,
): Promise<Result<null, 'WELCOME_LINK_INVALID'>> {
  const now = new Date(platform.clock.now());
  if (await hasOwner(platform.db, websiteId)) return fail('WELCOME_LINK_INVALID');
  const open = await isWelcomeLinkOpen(platform.db, websiteId, hashSecret(token), now);
  return open ? ok(null) : fail('WELCOME_LINK_INVALID');
}

/** Whether an account of this installation has this email; then a password sent with it may be a guess. */
export async function hasAccount(platform: Platform, email: string): Promise<boolean> {
  return (await findAccountByEmail(platform.db, email)) !== null;
}

/**
 * Creates the first owner from a welcome link and signs them in. An existing account, from another website of the
 * installation, is confirmed by its password and keeps name and password. Errors: WELCOME_LINK_INVALID,
 * PASSWORD_TOO_WEAK, ACCOUNT_EXISTS.
 */
export async function welcomeOwner(
  platform: Platform,
  websiteId: string,
  input: { token: string; name: string; email: string; password: string; shopName: string },
  origin: SessionOrigin,
): Promise<Result<SignedIn, 'WELCOME_LINK_INVALID' | 'PASSWORD_TOO_WEAK' | 'ACCOUNT_EXISTS'>> {
  // An invalid link is refused before any expensive hashing, so links cannot be used to keep the server busy.
  const checked = await checkWelcomeLink(platform, websiteId, input.token);
  if (!checked.ok) return checked;
  const account = await findAccountByEmail(platform.db, input.email);
  let newHash: string | null = null;
  if (account === null) {
    const strong = await checkNewPassword(input.password, input);
    if (!strong.ok) return strong;
    newHash = await hashPassword(input.password);
  } else if (!(await verifyPassword(account.passwordHash, input.password))) {
    return accountExists();
  }
  const tokenHash = hashSecret(input.token);
  const now = new Date(platform.clock.now());
  return platform.db.transaction(async (tx) => {
    await lockOwnersOf(tx, websiteId);
    const open = await isWelcomeLinkOpen(tx, websiteId, tokenHash, now);
    if (!open || (await hasOwner(tx, websiteId))) return fail('WELCOME_LINK_INVALID');
    const owner: OwnerView = {
      accountId: account?.accountId ?? newId(now.getTime()),
      name: account?.name ?? input.name,
      email: input.email,
      role: 'admin',
    };
    const { accountId, name, email, role } = owner;
    if (newHash !== null) {
      const row = { id: accountId, email, name, passwordHash: newHash, createdOn: now };
      // Created at another website meanwhile.
      if (!(await insertAccount(tx, row))) return accountExists();
    }
    await insertContributor(tx, { websiteId, accountId, role, createdOn: now });
    await markWelcomeLinkUsed(tx, websiteId, tokenHash, now);
    return ok(await openSession(tx, owner, now, origin));
  });
}

const accountExists = () =>
  fail('ACCOUNT_EXISTS', { fields: { password: errorMessage({ code: 'ACCOUNT_EXISTS' }, 'en') } });

/**
 * Errors: SIGN_IN_FAILED, the same and equally slow for an unknown email, an account without a role at this website,
 * and a wrong password.
 */
export async function signIn(
  platform: Platform,
  websiteId: string,
  input: { email: string; password: string },
  origin: SessionOrigin,
): Promise<Result<SignedIn, 'SIGN_IN_FAILED'>> {
  const account = await findContributorByEmail(platform.db, websiteId, input.email);
  const matches =
    account === null
      ? await verifyDummyPassword(input.password)
      : await verifyPassword(account.passwordHash, input.password);
  if (account === null || !matches) return fail('SIGN_IN_FAILED');
  const now = new Date(platform.clock.now());
  const { passwordHash: _kept, ...owner } = account;
  await deleteExpiredSessions(platform.db, now);
  return ok(await openSession(platform.db, owner, now, origin));
}

/** Ends the session at every website; an unknown one is ignored. */
export async function signOut(platform: Platform, secret: string): Promise<void> {
  await deleteSession(platform.db, hashSecret(secret));
}

/**
 * The owner of a session cookie; null also when the account has no role at this website. Sessions slide: a visit
 * extends them to 14 days from now, but never beyond 30 days from the start. That is written at most once a day,
 * and the visit at most once an hour, so that reading a page is not a write.
 */
export async function authenticateOwner(
  platform: Platform,
  websiteId: string,
  secret: string,
  origin: SessionOrigin,
): Promise<OwnerView | null> {
  const now = platform.clock.now();
  const tokenHash = hashSecret(secret);
  const session = await findSession(platform.db, websiteId, tokenHash, new Date(now));
  if (session === null || now >= session.createdOn.getTime() + SESSION_DAYS * DAY_MS) return null;
  const end = sessionEnd(now, session.createdOn);
  if (end.getTime() - session.expiresOn.getTime() >= DAY_MS) {
    await extendSession(platform.db, tokenHash, end);
  }
  if (now - (session.usedOn ?? session.createdOn).getTime() >= HOUR_MS) {
    await recordVisit(platform.db, tokenHash, new Date(now), origin);
  }
  return session.owner;
}

/** Signs an owner in: a new session with a new secret. */
export async function openSession(
  queryable: Queryable,
  owner: OwnerView,
  now: Date,
  origin: SessionOrigin,
  /** When its sign-in was, where that was at another website. */
  createdOn = now,
): Promise<SignedIn> {
  const secret = newSecret();
  await insertSession(queryable, {
    tokenHash: hashSecret(secret),
    accountId: owner.accountId,
    ...origin,
    createdOn,
    expiresOn: sessionEnd(now.getTime(), createdOn),
  });
  return { owner, secret };
}

function sessionEnd(now: number, createdOn: Date): Date {
  return new Date(Math.min(now + IDLE_DAYS * DAY_MS, createdOn.getTime() + SESSION_DAYS * DAY_MS));
}
