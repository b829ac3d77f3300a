import * as z from 'zod';

/** The revision a caller last saw, raised by every change: a 32-bit integer from 1. */
export const revision = z.int32().min(1);
