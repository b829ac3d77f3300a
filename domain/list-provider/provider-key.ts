import { listProviderTexts as text } from '../text/en/list-providers.ts';

/** Characters of a key; those of Mailchimp have about 40. */
export const MAX_PROVIDER_KEY = 200;

/** The part of a key before its data center. */
const keyPattern = /^\w{8,100}-([a-z\d]{2,12})$/i;
/** A data center of Mailchimp, like `us6`. */
const dataCenter = /^[a-z]{2,4}\d{1,3}$/;
/** A server on this machine that stands in for Mailchimp, by its port. */
const localServer = /^local(\d{2,5})$/;

/**
 * Where the API of the account with a key is; null for what is no key. The key names its data center, so an owner enters
 * nothing else; the pattern keeps a key from naming any other server. `mayBeLocal`: the server runs in development, where
 * the data center `local` with a port is this machine.
 */
export function apiAddressOf(key: string, mayBeLocal: boolean): string | null {
  const center = keyPattern.exec(key)?.[1]?.toLowerCase();
  if (center === undefined) return null;
  if (dataCenter.test(center)) return `https://${center}.api.mailchimp.com/3.0`;
  const port = Number(localServer.exec(center)?.[1] ?? 0);
  return mayBeLocal && port > 0 && port <= 65_535 ? `http://127.0.0.1:${port}/3.0` : null;
}

/** What is wrong with a key by its look alone; null where it may be right. */
export function providerKeyProblem(key: string, mayBeLocal: boolean): string | null {
  if (key === '') return text.keyMissing;
  return apiAddressOf(key, mayBeLocal) === null ? text.keyUnknown : null;
}
