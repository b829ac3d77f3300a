import * as z from 'zod';

/** A thin line between two thoughts. */
export const lineSchema = z.object({});
