import * as z from 'zod';

/** Empty room. */
export const spacerSchema = z.object({
  size: z.enum(['small', 'medium', 'large']).default('medium'),
});
export type SpacerProps = z.output<typeof spacerSchema>;
