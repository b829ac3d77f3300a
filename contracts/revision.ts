import * as z from 'zod';

/** How often something was changed, as a caller last saw it: a 32-bit integer from 1. */
export const revision = z.int32().min(1);
