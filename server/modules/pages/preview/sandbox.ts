import { pagePolicy } from '../../../platform/http/security-headers.ts';

/**
 * A preview runs the scripts of its website in an origin of its own: they reach neither the session of an owner who
 * opens it nor a visitor's cart, and what they send is refused as another site's would be. Links lead out of it, to the
 * live pages.
 */
const sandbox =
  'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Headers of a page in an origin of its own. */
export const sandboxHeaders: Readonly<Record<string, string>> = {
  // Without the sources of the website's own settings: what counts visits is one of them.
  'content-security-policy': `${pagePolicy()}; ${sandbox}`,
  // Browsers refuse pages that have both it and a sandbox.
  'cross-origin-opener-policy': 'unsafe-none',
};

/** Headers of everything that only who has its address may see. */
export const quietHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
