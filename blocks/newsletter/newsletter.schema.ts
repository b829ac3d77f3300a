import * as z from 'zod';

/** An invitation to the newsletter. As with a form, a letter asks for it while the site keeps no list. */
export const newsletterSchema = z.object({
  title: z.string().min(1).max(160),
  /** A sentence or two, plain text. */
  text: z.string().max(600).default(''),
  /** Where the wish goes; '' for nowhere yet. */
  email: z.union([z.literal(''), z.email().max(256)]).default(''),
  buttonLabel: z.string().min(1).max(60).default('Sign up by email'),
  /** A small line under the button; '' for none. */
  disclaimer: z.string().max(600).default(''),
});
export type NewsletterProps = z.output<typeof newsletterSchema>;
