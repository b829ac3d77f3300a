import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueMail } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { deleteEmailChange } from './account-repository.ts';
import { passwordChangedMail } from './account-mails.ts';
import { adminOrigin, forgotPasswordPath } from './admin-links.ts';
import { deleteDevices } from './device-repository.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessionsOf, findContributorByEmail, listOwners } from './repository.ts';
import { resetMail } from './reset-mail.ts';
import { findReset, insertReset, setPasswordHash, consumeReset } from './reset-repository.ts';
import type { SessionOrigin } from './session-origin.ts';
import { openSession, type SignedIn } from './service.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** Lifetime of a link, milliseconds. */
const LINK_LIFETIME = 60 * 60 * 1000;

/** Path of the admin screen for a link. */
export const resetPath = (token: string): string => `/config/reset-password?token=${token}`;

/**
 * Mails the owner with this email a link to choose a new password; for anybody else nothing happens, and the response
 * is the same. Call it after the response, so that its timing does not reveal whether the account exists.
 */
export async function sendResetLink(platform: Platform, site: Site, email: string): Promise<void> {
  const { websiteId } = site;
  const account = await findContributorByEmail(platform.db, websiteId, email);
  if (account === null) return;
  const secret = newSecret();
  const now = new Date(platform.clock.now());
  const link = adminOrigin(platform, site) + resetPath(secret);
  await platform.db.transaction(async (tx) => {
    await insertReset(tx, resetRow(account.accountId, secret, now));
    await queueMail(platform, tx, {
      websiteId,
      id: newId(now.getTime()),
      kind: 'password-reset',
      orderId: null,
      recipient: account.email,
      plan: resetMail(site, account.name, link),
      now,
    });
  });
}

/**
 * A link for an owner at the command line: the one with `email`, or the only one. Returns the emails of all owners
 * when it is ambiguous.
 */
export async function createResetLink(
  platform: Platform,
  websiteId: string,
  email: string | undefined,
): Promise<{ readonly email: string; readonly path: string } | { readonly owners: readonly string[] }> {
  const owners = await listOwners(platform.db, websiteId);
  const named = email?.trim().toLowerCase();
  const matching = named === undefined ? owners : owners.filter((owner) => owner.email === named);
  const [account] = matching;
  if (account === undefined || matching.length > 1) return { owners: owners.map((owner) => owner.email) };
  const secret = newSecret();
  const now = new Date(platform.clock.now());
  await insertReset(platform.db, resetRow(account.accountId, secret, now));
  return { email: account.email, path: resetPath(secret) };
}

const resetRow = (accountId: string, secret: string, now: Date) => ({
  tokenHash: hashSecret(secret),
  accountId,
  createdOn: now,
  expiresOn: new Date(now.getTime() + LINK_LIFETIME),
});

/** The account whose password a link would change, if it has a role at this website. Errors: RESET_LINK_INVALID. */
export async function checkResetLink(
  platform: Platform,
  websiteId: string,
  token: string,
): Promise<Result<OwnerView, 'RESET_LINK_INVALID'>> {
  const now = new Date(platform.clock.now());
  const account = await findReset(platform.db, websiteId, hashSecret(token), now);
  return account === null ? fail('RESET_LINK_INVALID') : ok(account);
}

/**
 * Sets the new password, ends every session of the account at every website, forgets its browsers, mails the owner and
 * signs in the requesting browser. Errors: RESET_LINK_INVALID, PASSWORD_TOO_WEAK.
 */
export async function resetPassword(
  platform: Platform,
  site: Site,
  input: { readonly token: string; readonly password: string },
  origin: SessionOrigin,
): Promise<Result<SignedIn, 'RESET_LINK_INVALID' | 'PASSWORD_TOO_WEAK'>> {
  // An invalid link is refused before any expensive hashing.
  const { websiteId } = site;
  const found = await checkResetLink(platform, websiteId, input.token);
  if (!found.ok) return found;
  const owner = found.value;
  const strong = await checkNewPassword(input.password, { ...owner, shopName: site.title });
  if (!strong.ok) return strong;
  const passwordHash = await hashPassword(input.password);
  const now = new Date(platform.clock.now());
  return platform.db.transaction(async (tx) => {
    const isTaken = await consumeReset(tx, hashSecret(input.token), owner.accountId);
    if (!isTaken) return fail('RESET_LINK_INVALID');
    await setPasswordHash(tx, owner.accountId, passwordHash);
    await deleteSessionsOf(tx, owner.accountId);
    await deleteDevices(tx, owner.accountId);
    await deleteEmailChange(tx, owner.accountId);
    await queueMail(platform, tx, {
      websiteId,
      id: newId(now.getTime()),
      kind: 'password-changed',
      orderId: null,
      recipient: owner.email,
      plan: passwordChangedMail(site, owner.name, adminOrigin(platform, site) + forgotPasswordPath),
      now,
    });
    return ok(await openSession(tx, owner, now, origin));
  });
}
