/**
 * Where the editor of another site is opened without signing in again: it asks the site one comes from, at the host one
 * is signed in at there. A site without an address has no editor either.
 */
export const switchAddress = (address: string, from: string): string =>
  `${address}/config/switch?${new URLSearchParams({ from, host: location.host })}`;
