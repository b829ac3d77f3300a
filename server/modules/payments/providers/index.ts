import type { DefinedProvider } from './define-provider.ts';
import { stripe } from './stripe/definition.ts';

/** All payment providers besides the built-in test gateway. The first one that is set up takes the payments. */
export const providers: readonly DefinedProvider[] = [stripe];
