import { createHash, timingSafeEqual } from 'node:crypto';
import { newToken } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { SecretKeyMissing } from '../../platform/secrets.ts';
import { type EventsAddressRow, findEventsAddress, saveEventsAddress } from './server-repository.ts';

/** Random bytes of a secret address. */
const SECRET_BYTES = 24;

const contextOf = (websiteId: string): string => `mail events ${websiteId}`;

/** The secret of an address; null when it was encrypted with another key. */
export function openEventsSecret(
  platform: Platform,
  { websiteId, sealedSecret }: Pick<EventsAddressRow, 'websiteId' | 'sealedSecret'>,
): string | null {
  try {
    return platform.secrets.open(sealedSecret, contextOf(websiteId));
  } catch (error) {
    if (error instanceof SecretKeyMissing) return null;
    throw error;
  }
}

/** Makes the address at which a mail service reports; the one before is no longer valid. */
export async function makeEventsAddress(platform: Platform, websiteId: string): Promise<void> {
  await saveEventsAddress(platform.db, {
    websiteId,
    sealedSecret: platform.secrets.seal(newToken(SECRET_BYTES), contextOf(websiteId)),
    createdOn: new Date(platform.clock.now()),
    lastOn: null,
  });
}

/** Whether a report came to the secret address of a website. */
export async function isEventsAddress(
  platform: Platform,
  websiteId: string,
  secret: string,
): Promise<boolean> {
  const stored = await findEventsAddress(platform.db, websiteId);
  const expected = stored === null ? null : openEventsSecret(platform, stored);
  return expected !== null && timingSafeEqual(digest(secret), digest(expected));
}

/** Of equal length whatever was sent. */
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
