import { MAX_PASSWORD_LENGTH } from '@vitrine/domain/account/check-password.ts';
import { displayLocales } from '@vitrine/domain/account/display-locales.ts';
import { ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import * as z from 'zod';
import { signInBody, welcomeBody } from './accounts.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id, time } from './primitives.ts';

/** A browser in which the account is signed in. */
const session = z.strictObject({
  id,
  /** The browser and its system, as far as they are known; '' otherwise. */
  browser: z.string(),
  system: z.string(),
  /** IP address of the last visit; '' when unknown. */
  address: z.string(),
  createdOn: time,
  /** The last visit, to the hour. */
  usedOn: time,
  /** Whether this request came from it. */
  isCurrent: z.boolean(),
});
export type SessionView = AnswerOf<typeof session>;

const account = z.strictObject({
  name: z.string(),
  email: z.string(),
  /** The address that a mailed link is to confirm; null for none. */
  pendingEmail: z.string().nullable(),
  /** Null: as the site's language does. */
  displayLocale: z.enum(displayLocales).nullable(),
  /** What this owner is mailed about at this website. */
  notices: z.array(z.enum(ownerNotices)),
  /** The current one first, then by last visit; at most 100. */
  sessions: z.array(session),
});
export type AccountView = AnswerOf<typeof account>;

const currentPassword = z
  .string('Enter your current password.')
  .min(1, 'Enter your current password.')
  .max(MAX_PASSWORD_LENGTH, 'That password is too long.');

/** What an owner can change without a password. */
export const accountBody = z.object({
  name: welcomeBody.shape.name.optional(),
  displayLocale: z.enum(displayLocales, 'Choose one of the formats in the list.').nullable().optional(),
  notices: z
    .array(z.enum(ownerNotices, 'Choose from the notices in the list.'))
    .max(ownerNotices.length, 'Choose from the notices in the list.')
    .optional(),
  /** Notices that are switched on or off; the others stay as they are. */
  changedNotices: z
    .partialRecord(z.enum(ownerNotices, 'Choose from the notices in the list.'), z.boolean())
    .optional(),
});

export const changeEmailBody = z.object({ email: signInBody.shape.email, password: currentPassword });
export const changePasswordBody = z.object({
  current: currentPassword,
  password: welcomeBody.shape.password,
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/account',
  auth: 'owner',
  summary: 'Returns the owner’s account: name, email address, notices, formats, sessions.',
  answer: account,
});

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/api/admin/account',
  auth: 'owner',
  summary: 'Changes the name, the formats of dates and numbers, or the notices of this website.',
  body: accountBody,
  answer: account,
  example: { body: { name: 'Mo Fern', notices: ['new-order'] } },
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/account/password',
  auth: 'owner',
  summary: 'Changes the password, ends all other sessions, and mails the owner about it.',
  body: changePasswordBody,
  answer: account,
  errors: ['PASSWORD_WRONG', 'PASSWORD_TOO_WEAK', 'SIGN_IN_RATE_LIMITED'],
  example: { body: { current: 'a kiln at dawn', password: 'a kiln at dusk' } },
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/admin/account/email',
  auth: 'owner',
  summary: 'Mails a link to a new email address. The address changes when the link is opened.',
  body: changeEmailBody,
  answer: account,
  errors: ['PASSWORD_WRONG', 'EMAIL_UNCHANGED', 'SIGN_IN_RATE_LIMITED'],
  example: { body: { email: 'mo@fernandkiln.example', password: 'a kiln at dawn' } },
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/email',
  auth: 'owner',
  summary: 'Cancels a change of the email address: its link no longer works.',
  answer: account,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/admin/account/email/confirm',
  auth: 'open',
  summary: 'Changes the email address by the link mailed to the new one.',
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: z.strictObject({ email: z.string() }),
  errors: ['EMAIL_LINK_INVALID', 'SIGN_IN_RATE_LIMITED'],
  example: { body: { token: 'bmV3LW1haWwtYWRkcmVzcw' } },
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/sessions/:id',
  auth: 'owner',
  summary: 'Signs out one browser of the account.',
  params: z.object({ id: z.uuid() }),
  notFound: 'NOT_FOUND',
  answer: account,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/sessions',
  auth: 'owner',
  summary: 'Signs out all other browsers of the account.',
  answer: account,
});
