import type { AccountView, SessionView } from '@vitrine/contracts/account.ts';
import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { deviceName } from '@vitrine/domain/account/device-name.ts';
import type { DisplayLocale } from '@vitrine/domain/account/display-locales.ts';
import { type OwnerNotice, ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueMail } from '../mail/index.ts';
import type { Site } from '../websites/index.ts';
import { confirmEmailMail, emailNoteMail, passwordChangedMail } from './account-mails.ts';
import {
  consumeEmailChange,
  deleteEmailChange,
  deleteOtherSessions,
  deleteSessionById,
  listSessions,
  readAccount,
  saveEmailChange,
  lockNotices,
  saveNotices,
  setEmail,
  updateAccountRow,
} from './account-repository.ts';
import { accountPath, adminOrigin, confirmEmailPath, forgotPasswordPath } from './admin-links.ts';
import { deleteDevices } from './device-repository.ts';
import { checkNewPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findAccountByEmail } from './repository.ts';
import { setPasswordHash } from './reset-repository.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** Milliseconds a link to a new address works. */
const EMAIL_LINK_LIFETIME = 24 * 60 * 60 * 1000;

/** An owner, at a website, in a browser. */
export interface OwnerHere {
  readonly site: Site;
  readonly owner: OwnerView;
  /** The secret of the session's cookie. */
  readonly secret: string;
}

export async function viewAccount(
  platform: Platform,
  { site, owner, secret }: OwnerHere,
): Promise<AccountView> {
  const now = new Date(platform.clock.now());
  const [account, sessions] = await Promise.all([
    readAccount(platform.db, site.websiteId, owner.accountId, now),
    listSessions(platform.db, owner.accountId, now),
  ]);
  const current = hashSecret(secret);
  const views = sessions.map(({ id, tokenHash, userAgent, address, createdOn, usedOn }): SessionView => ({
    id,
    ...deviceName(userAgent),
    address,
    createdOn: createdOn.toISOString(),
    usedOn: (usedOn ?? createdOn).toISOString(),
    isCurrent: tokenHash === current,
  }));
  const { passwordHash: _kept, ...shown } = account;
  return {
    ...shown,
    sessions: views.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
  };
}

/** Changes what needs no password; what is left out stays. */
export async function updateAccount(
  platform: Platform,
  here: OwnerHere,
  change: {
    readonly name?: string | undefined;
    readonly displayLocale?: DisplayLocale | null | undefined;
    readonly notices?: readonly OwnerNotice[] | undefined;
    readonly changedNotices?: Readonly<Partial<Record<OwnerNotice, boolean | undefined>>> | undefined;
  },
): Promise<AccountView> {
  const { accountId } = here.owner;
  const { name, displayLocale, notices, changedNotices } = change;
  await platform.db.transaction(async (tx) => {
    await updateAccountRow(tx, accountId, {
      ...(name === undefined ? {} : { name }),
      ...(displayLocale === undefined ? {} : { displayLocale }),
    });
    if (notices === undefined && changedNotices === undefined) return;
    const before = await lockNotices(tx, here.site.websiteId, accountId);
    const given = notices ?? before;
    const wanted = ownerNotices.filter((notice) => changedNotices?.[notice] ?? given.includes(notice));
    await saveNotices(tx, here.site.websiteId, accountId, wanted);
  });
  return viewAccount(platform, here);
}

const wrongPassword = (field: 'current' | 'password') =>
  fail('PASSWORD_WRONG', { fields: { [field]: errorMessage({ code: 'PASSWORD_WRONG' }, 'en') } });

/**
 * Changes the password, ends every other session at every website, forgets the other browsers, cancels a pending change
 * of the address, and mails the owner. Errors: PASSWORD_WRONG, PASSWORD_TOO_WEAK.
 */
export async function changePassword(
  platform: Platform,
  here: OwnerHere,
  input: { readonly current: string; readonly password: string },
): Promise<Result<AccountView, 'PASSWORD_WRONG' | 'PASSWORD_TOO_WEAK'>> {
  const { site, owner, secret } = here;
  const now = new Date(platform.clock.now());
  const account = await readAccount(platform.db, site.websiteId, owner.accountId, now);
  if (!(await verifyPassword(account.passwordHash, input.current))) return wrongPassword('current');
  const strong = await checkNewPassword(input.password, { ...account, shopName: site.title });
  if (!strong.ok) return strong;
  const passwordHash = await hashPassword(input.password);
  await platform.db.transaction(async (tx) => {
    await setPasswordHash(tx, owner.accountId, passwordHash);
    await deleteOtherSessions(tx, owner.accountId, hashSecret(secret));
    await deleteDevices(tx, owner.accountId);
    await deleteEmailChange(tx, owner.accountId);
    await queueMail(platform, tx, {
      websiteId: site.websiteId,
      id: newId(now.getTime()),
      kind: 'password-changed',
      orderId: null,
      recipient: account.email,
      plan: passwordChangedMail(site, account.name, adminOrigin(platform, site) + forgotPasswordPath),
      now,
    });
  });
  return ok(await viewAccount(platform, here));
}

/**
 * Mails a link to a new address and a note to the present one. The answer is the same when another account has the
 * address, but no link is sent then. Errors: PASSWORD_WRONG, EMAIL_UNCHANGED.
 */
export async function requestEmailChange(
  platform: Platform,
  here: OwnerHere,
  input: { readonly email: string; readonly password: string },
): Promise<Result<AccountView, 'PASSWORD_WRONG' | 'EMAIL_UNCHANGED'>> {
  const { site, owner } = here;
  const { websiteId } = site;
  const { email } = input;
  const now = new Date(platform.clock.now());
  const account = await readAccount(platform.db, websiteId, owner.accountId, now);
  if (!(await verifyPassword(account.passwordHash, input.password))) return wrongPassword('password');
  if (email === account.email)
    return fail('EMAIL_UNCHANGED', { fields: { email: errorMessage({ code: 'EMAIL_UNCHANGED' }, 'en') } });
  const isTaken = (await findAccountByEmail(platform.db, email)) !== null;
  const secret = newSecret();
  const origin = adminOrigin(platform, site);
  const mail = { websiteId, orderId: null, now };
  await platform.db.transaction(async (tx) => {
    await saveEmailChange(tx, {
      tokenHash: hashSecret(secret),
      accountId: owner.accountId,
      email,
      createdOn: now,
      expiresOn: new Date(now.getTime() + EMAIL_LINK_LIFETIME),
    });
    if (!isTaken) {
      const names = { name: account.name, email, old: account.email };
      await queueMail(platform, tx, {
        ...mail,
        id: newId(now.getTime()),
        kind: 'email-change',
        recipient: email,
        plan: confirmEmailMail(site, names, origin + confirmEmailPath(secret)),
      });
    }
    await queueMail(platform, tx, {
      ...mail,
      id: newId(now.getTime()),
      kind: 'email-change-note',
      recipient: account.email,
      plan: emailNoteMail(site, { name: account.name, email }, origin + accountPath),
    });
  });
  return ok(await viewAccount(platform, here));
}

/** Cancels a pending change of the address. */
export async function cancelEmailChange(platform: Platform, here: OwnerHere): Promise<AccountView> {
  await deleteEmailChange(platform.db, here.owner.accountId);
  return viewAccount(platform, here);
}

/** Changes the address by the link mailed to it. Errors: EMAIL_LINK_INVALID, also when another account has it now. */
export async function confirmEmail(
  platform: Platform,
  websiteId: string,
  token: string,
): Promise<Result<{ readonly email: string }, 'EMAIL_LINK_INVALID'>> {
  const now = new Date(platform.clock.now());
  return platform.db.transaction(async (tx) => {
    const change = await consumeEmailChange(tx, websiteId, hashSecret(token), now);
    if (change === null || !(await setEmail(tx, change.accountId, change.email)))
      return fail('EMAIL_LINK_INVALID');
    return ok({ email: change.email });
  });
}

/** Signs out one browser of the account. Errors: NOT_FOUND. */
export async function endSession(
  platform: Platform,
  here: OwnerHere,
  id: string,
): Promise<Result<AccountView, 'NOT_FOUND'>> {
  const ended = await deleteSessionById(platform.db, here.owner.accountId, id);
  return ended ? ok(await viewAccount(platform, here)) : fail('NOT_FOUND');
}

/** Signs out all other browsers of the account. */
export async function endOtherSessions(platform: Platform, here: OwnerHere): Promise<AccountView> {
  await deleteOtherSessions(platform.db, here.owner.accountId, hashSecret(here.secret));
  return viewAccount(platform, here);
}
