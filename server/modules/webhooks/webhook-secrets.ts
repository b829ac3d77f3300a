import { newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { SecretKeyMissing } from '../../platform/secrets.ts';

const SECRET_BYTES = 24;

const contextOf = (websiteId: string): string => `webhook ${websiteId}`;

/** Another secret for a webhook, encrypted. */
export const sealNewSecret = (platform: Platform, websiteId: string): string =>
  platform.secrets.seal(`whsec_${newToken(SECRET_BYTES)}`, contextOf(websiteId));

/** The secret of a webhook; null when it was encrypted with another key. */
export function openSecret(platform: Platform, websiteId: string, sealed: string): string | null {
  try {
    return platform.secrets.open(sealed, contextOf(websiteId));
  } catch (error) {
    if (error instanceof SecretKeyMissing) return null;
    throw error;
  }
}
