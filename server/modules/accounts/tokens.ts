import { createHash } from 'node:crypto';
import { newToken } from '../../platform/ids.ts';

/** A secret for a cookie or a link: 256 random bits. */
export function newSecret(): string {
  return newToken(32);
}

/** The stored form of a secret. A plain hash is enough: 256 random bits cannot be guessed, unlike a password. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
