import * as z from 'zod';

/** Newsletter sign-up. Like a form, it opens a mail draft, since the site does not store a list yet. */
export const newsletterSchema = z.object({
  title: z.string().min(1).max(160),
  /** A sentence or two, plain text. */
  text: z.string().max(600).default(''),
  /** Recipient of the sign-up mails; '' for none yet. */
  email: z.union([z.literal(''), z.email().max(256)]).default(''),
  buttonLabel: z.string().min(1).max(60).default('Sign up by email'),
  /** A small line under the button; '' for none. */
  disclaimer: z.string().max(600).default(''),
});
export type NewsletterProps = z.output<typeof newsletterSchema>;
