import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@vitrine/domain/account/check-password.ts';
import * as z from 'zod';

const email = z
  .string()
  .trim()
  .max(254, 'Enter an email address of at most 254 characters.')
  .pipe(z.email('Enter an email address, like name@example.com.'))
  .transform((value) => value.toLowerCase());

/** POST /api/admin/sign-in */
export const signInBody = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(MAX_PASSWORD_LENGTH, 'That password is too long.'),
});
export type SignInBody = z.input<typeof signInBody>;

const token = z.string().min(1).max(100);

/** POST /api/admin/welcome/check: whether a link still works, before a person types anything. */
export const checkWelcomeBody = z.object({ token });
export type CheckWelcomeBody = z.input<typeof checkWelcomeBody>;

/** POST /api/admin/welcome: the first owner of a website. PASSWORD_TOO_WEAK for a password that is easily guessed. */
export const welcomeBody = z.object({
  token,
  name: z.string().trim().min(1, 'Enter your name.').max(100, 'Enter a name of at most 100 characters.'),
  email,
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters.`)
    .max(MAX_PASSWORD_LENGTH, `Use at most ${MAX_PASSWORD_LENGTH} characters.`),
});
export type WelcomeBody = z.input<typeof welcomeBody>;

/** POST /api/admin/password-reset/request: answers 204 whether an owner has this email or not. */
export const forgotPasswordBody = z.object({ email });
export type ForgotPasswordBody = z.input<typeof forgotPasswordBody>;

/** POST /api/admin/password-reset/check */
export const checkResetBody = z.object({ token });
export type CheckResetBody = z.input<typeof checkResetBody>;

/** Whose password a reset link changes. */
export interface ResetCheckAnswer {
  readonly name: string;
  readonly email: string;
}

/** POST /api/admin/password-reset: answers as signing in does. PASSWORD_TOO_WEAK as for the first owner. */
export const resetPasswordBody = z.object({ token, password: welcomeBody.shape.password });
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

/** What an owner may do. The only role so far. */
export type OwnerRole = 'admin';

/** Who is signed in. */
export interface OwnerView {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly role: OwnerRole;
}

/** The website an owner works on, as far as every screen of the editor needs it. */
export interface OwnWebsiteView {
  readonly id: string;
  readonly title: string;
  /** IANA name; dates in the editor are shown in it. */
  readonly timeZone: string;
  /** BCP 47. */
  readonly language: string;
  readonly currency: string;
}

/** Answer of GET /api/admin/me, sign-in and welcome. */
export interface MeAnswer {
  readonly owner: OwnerView;
  readonly website: OwnWebsiteView;
}
