import * as z from 'zod';

/** Empty space. */
export const spacerSchema = z.object({
  size: z.enum(['small', 'medium', 'large']).default('medium'),
});
export type SpacerProps = z.output<typeof spacerSchema>;
