import { apiAddressOf } from '@vitrine/domain/list-provider/provider-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { SecretKeyMissing } from '../../platform/secrets.ts';
import type { ListProvider } from './list-provider.ts';
import { mailchimp } from './mailchimp/mailchimp.ts';

const contextOf = (websiteId: string): string => `list provider ${websiteId}`;

/** The key of a provider, encrypted for its website. */
export const sealKey = (platform: Platform, websiteId: string, key: string): string =>
  platform.secrets.seal(key, contextOf(websiteId));

/** The key of a provider; null when it was encrypted with another key. */
export function openKey(platform: Platform, websiteId: string, sealed: string): string | null {
  try {
    return platform.secrets.open(sealed, contextOf(websiteId));
  } catch (error) {
    if (error instanceof SecretKeyMissing) return null;
    throw error;
  }
}

/** The provider that a key belongs to; null for what is no key. */
export function providerOfKey(platform: Platform, key: string, signal?: AbortSignal): ListProvider | null {
  const { outside } = platform;
  const address = apiAddressOf(key, outside.mayCallLocal === true);
  return address === null ? null : mailchimp({ address, key }, outside, signal);
}

/** The provider of a stored key; null where that cannot be read. */
export function openProvider(
  platform: Platform,
  { websiteId, sealedKey }: { readonly websiteId: string; readonly sealedKey: string },
  signal?: AbortSignal,
): ListProvider | null {
  const key = openKey(platform, websiteId, sealedKey);
  return key === null ? null : providerOfKey(platform, key, signal);
}
