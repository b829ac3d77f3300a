import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id as recommended by OWASP: 19 MiB, two iterations, one lane. About 30 ms on a small server, and at most four
 * run at once (the size of Node's thread pool), so sign-ins cannot exhaust memory.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFC'));
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check and always fails: an unknown email must not be refused faster than a known one. */
export async function verifyDummyPassword(password: string): Promise<false> {
  decoy ??= hashPassword('nobody signs in with this');
  await verifyPassword(await decoy, password);
  return false;
}
