/**
 * Where the editor of another site is opened without signing in again: it asks the site one comes from whether one is
 * signed in there. A site without an address has no editor either.
 */
export const switchAddress = (address: string, from: string): string =>
  `${address}/config/switch?from=${encodeURIComponent(from)}`;
