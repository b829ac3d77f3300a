import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@vitrine/domain/account/check-password.ts';
import { writtenKinds } from '@vitrine/domain/content/content.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { currency, id } from './primitives.ts';

const email = z
  .string()
  .trim()
  .max(254, 'Enter an email address of at most 254 characters.')
  .pipe(z.email('Enter an email address, like name@example.com.'))
  .transform((value) => value.toLowerCase());

export const signInBody = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(MAX_PASSWORD_LENGTH, 'That password is too long.'),
});

const token = z.string().min(1).max(100);

const checkWelcomeBody = z.object({ token });

export const welcomeBody = z.object({
  token,
  name: z.string().trim().min(1, 'Enter your name.').max(100, 'Enter a name of at most 100 characters.'),
  email,
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
    .max(MAX_PASSWORD_LENGTH, `Use at most ${MAX_PASSWORD_LENGTH} characters.`),
});

export const forgotPasswordBody = z.object({ email });

const checkResetBody = z.object({ token });

/** Whose password a reset link changes. */
const resetCheck = z.strictObject({ name: z.string(), email: z.string() });
export type ResetCheckAnswer = AnswerOf<typeof resetCheck>;

export const resetPasswordBody = z.object({ token, password: welcomeBody.shape.password });

/** What an owner may do. The only role so far. */
const role = z.literal('admin');

/** Who is signed in. */
const owner = z.strictObject({ accountId: id, name: z.string(), email: z.string(), role });
export type OwnerView = AnswerOf<typeof owner>;

/** The website an owner works on, as far as every screen of the editor needs it. */
const ownWebsite = z.strictObject({
  id,
  title: z.string(),
  /** IANA name; dates in the editor are shown in it. */
  timeZone: z.string(),
  /** BCP 47. */
  language: z.string(),
  currency,
  /** Whether the store's setting `paymentLinks` is on: then the navigation has an entry for them. */
  paymentLinks: z.boolean(),
  /** The kinds of which it has a list that is written: the navigation has an entry for each. */
  writtenKinds: z.array(z.enum(writtenKinds)),
  /** Whether it is archived: closed to visitors, and to changes until it is brought back. */
  isClosed: z.boolean(),
});

/** A website an account has a role at. */
const accountWebsite = z.strictObject({
  id,
  title: z.string(),
  /** Origin of its pages, e.g. https://fernandkiln.example. */
  address: z.string(),
  role,
});
export type AccountWebsite = AnswerOf<typeof accountWebsite>;

/** Who is signed in, to which website, and which others the account has; at most 100, by title. */
const me = z.strictObject({
  owner,
  website: ownWebsite,
  websites: z.array(accountWebsite),
  /** BCP 47: how dates and numbers are written in the admin. */
  displayLocale: z.string(),
});
export type MeAnswer = AnswerOf<typeof me>;

const oneTimeToken = 'd2VsY29tZS10by10aGUtc2hvcA';

export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/sign-in',
  auth: 'open',
  summary: 'Signs an owner in: sets the session’s cookie.',
  body: signInBody,
  answer: me,
  errors: ['SIGN_IN_FAILED', 'SIGN_IN_RATE_LIMITED'],
  example: { body: { email: 'mo@fernandkiln.example', password: 'a kiln at dawn' } },
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/admin/sign-out',
  auth: 'owner',
  summary: 'Ends the session.',
  answer: null,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/admin/me',
  auth: 'owner',
  summary: 'Returns who is signed in, to which website, and all websites of the account.',
  answer: me,
});

export const checkWelcome = endpoint({
  method: 'POST',
  path: '/api/admin/welcome/check',
  auth: 'open',
  summary: 'Checks a welcome link, before anything is typed.',
  body: checkWelcomeBody,
  answer: null,
  errors: ['WELCOME_LINK_INVALID', 'SIGN_IN_RATE_LIMITED'],
  example: { body: { token: oneTimeToken } },
});

export const welcome = endpoint({
  method: 'POST',
  path: '/api/admin/welcome',
  auth: 'open',
  summary: 'Creates the first owner of a website, and signs them in.',
  body: welcomeBody,
  answer: me,
  errors: ['WELCOME_LINK_INVALID', 'PASSWORD_TOO_WEAK', 'ACCOUNT_EXISTS', 'SIGN_IN_RATE_LIMITED'],
  example: {
    body: {
      token: oneTimeToken,
      name: 'Mo Fern',
      email: 'mo@fernandkiln.example',
      password: 'a kiln at dawn',
    },
  },
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/admin/password-reset/request',
  auth: 'open',
  summary: 'Mails a reset link. Answers the same whether an owner has this email or not.',
  body: forgotPasswordBody,
  answer: null,
  errors: ['SIGN_IN_RATE_LIMITED'],
  example: { body: { email: 'mo@fernandkiln.example' } },
});

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/api/admin/password-reset/check',
  auth: 'open',
  summary: 'Returns whose password a reset link changes.',
  body: checkResetBody,
  answer: resetCheck,
  errors: ['RESET_LINK_INVALID', 'SIGN_IN_RATE_LIMITED'],
  example: { body: { token: oneTimeToken } },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/admin/password-reset',
  auth: 'open',
  summary: 'Sets a new password by a reset link, and signs in.',
  body: resetPasswordBody,
  answer: me,
  errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_WEAK', 'SIGN_IN_RATE_LIMITED'],
  example: { body: { token: oneTimeToken, password: 'a kiln at dusk' } },
});
