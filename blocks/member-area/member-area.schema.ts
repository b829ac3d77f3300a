import * as z from 'zod';
import { linkSchema } from '../link.schema.ts';

/** A card that describes the benefits for members and links to a page of the owner's choice. */
export const memberAreaSchema = z.object({
  title: z.string().min(1).max(160),
  /** A sentence or two, plain text. */
  text: z.string().max(600).default(''),
  /** The page to open or to sign up on. */
  button: z.object({ label: z.string().min(1).max(60), href: linkSchema }),
  /** For existing members, e.g. "Sign in"; null for none. */
  signIn: z
    .object({ label: z.string().min(1).max(60), href: linkSchema })
    .nullable()
    .default(null),
});
export type MemberAreaProps = z.output<typeof memberAreaSchema>;
