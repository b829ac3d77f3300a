import * as z from 'zod';

/**
 * Newsletter sign-up for a mailing list. A block from before there were lists has an address instead, and opens a mail
 * draft to it.
 */
export const newsletterSchema = z.object({
  title: z.string().min(1).max(160),
  /** A sentence or two, plain text. */
  text: z.string().max(600).default(''),
  /** The mailing list; null for none yet. */
  listId: z.uuid().nullable().default(null),
  /** Without a list: the recipient of the sign-up mails; '' for none. */
  email: z.union([z.literal(''), z.email().max(256)]).default(''),
  buttonLabel: z.string().min(1).max(60).default('Sign up by email'),
  /** A small line under the button; '' for none. */
  disclaimer: z.string().max(600).default(''),
});
export type NewsletterProps = z.output<typeof newsletterSchema>;
