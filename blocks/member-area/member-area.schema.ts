import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** A card that says what members get and links to a page of the owner's choice. */
export const memberAreaSchema = z.object({
  title: z.string().min(1).max(160),
  /** A sentence or two, plain text. */
  text: z.string().max(600).default(''),
  /** The page members open or sign up on. */
  button: z.object({ label: z.string().min(1).max(60), href: linkSchema }),
  /** For those who are members already, e.g. "Sign in"; null for none. */
  signIn: z
    .object({ label: z.string().min(1).max(60), href: linkSchema })
    .nullable()
    .default(null),
});
export type MemberAreaProps = z.output<typeof memberAreaSchema>;
