import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOwnCookie, setOwnCookie } from '../../platform/http/own-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDeviceKnown, saveDevice } from './device-repository.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** Marks a browser that has signed in before. It grants no access, only further password attempts. */
const DEVICE_COOKIE = 'vitrine_device';
/** Seconds it is stored: a year, renewed by every sign-in. */
const LIFETIME = 365 * 24 * 60 * 60;
/** Browsers remembered for each account. */
const MAX_DEVICES = 20;
const shape = /^[\w-]{43}$/;

function readDevice(request: FastifyRequest, platform: Platform): string | null {
  const secret = readOwnCookie(request, platform.config, DEVICE_COOKIE);
  return secret !== undefined && shape.test(secret) ? secret : null;
}

/** A digest of this browser, when it has signed in to the account with this email before; null otherwise. */
export async function knownDevice(
  platform: Platform,
  request: FastifyRequest,
  email: string,
): Promise<string | null> {
  const secret = readDevice(request, platform);
  if (secret === null) return null;
  const digest = hashSecret(secret);
  return (await isDeviceKnown(platform.db, digest, email)) ? digest : null;
}

/** Remembers a browser that has just signed in. A known one keeps its secret. */
export async function rememberDevice(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: { readonly accountId: string; readonly email: string },
): Promise<void> {
  const present = readDevice(request, platform);
  const isKnown = present !== null && (await knownDevice(platform, request, owner.email)) !== null;
  const secret = isKnown ? present : newSecret();
  const usedOn = new Date(platform.clock.now());
  const row = { tokenHash: hashSecret(secret), accountId: owner.accountId, usedOn };
  await saveDevice(platform.db, row, MAX_DEVICES);
  setOwnCookie(reply, platform.config, DEVICE_COOKIE, secret, { maxAge: LIFETIME });
}
