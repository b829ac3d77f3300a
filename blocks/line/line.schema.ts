import * as z from 'zod';

/** A thin divider line. */
export const lineSchema = z.object({});
