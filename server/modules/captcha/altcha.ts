import { type CaptchaAction, type CaptchaChallenge, MAX_CAPTCHA_TOKEN } from '@vitrine/contracts/captcha.ts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as z from 'zod';
import { newToken } from '../../platform/ids.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Captcha } from './port.ts';
import { storeSecret, spendChallenge } from './repository.ts';

/** Milliseconds in which a challenge must be used. */
const LIFETIME = 10 * 60 * 1000;
/**
 * Hexadecimal digits to find: about 65,000 attempts, a tenth of a second on a computer and half a second on a phone.
 */
const PREFIX = '0000';
const ALGORITHM = 'SHA-256';

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: z.literal(PREFIX),
      data: z.object({ action: z.string(), website: z.string(), expires: z.number() }),
    }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({
    counter: z.number().int().min(0).max(0xffffffff),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

const secretsOf = perPlatform(() => new Map<string, Promise<string>>());

/** A website's secret, read from the database once per process. */
function secretOf(platform: Platform, websiteId: string): Promise<string> {
  const known = secretsOf(platform);
  const cached = known.get(websiteId);
  if (cached !== undefined) return cached;
  const secret = storeSecret(platform.db, websiteId, newToken(32), platform.clock.now());
  known.set(websiteId, secret);
  secret.catch(() => known.delete(websiteId));
  return secret;
}

/** A challenge for one action on one website, valid for ten minutes and one use. */
export async function newChallenge(
  platform: Platform,
  websiteId: string,
  action: CaptchaAction,
): Promise<CaptchaChallenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: ALGORITHM,
    cost: 1,
    keyLength: 32,
    keyPrefix: PREFIX,
    deriveKey,
    // The server's clock decides when it expires; `data` is signed with the rest.
    data: { action, website: websiteId, expires: platform.clock.now() + LIFETIME },
    hmacSignatureSecret: await secretOf(platform, websiteId),
  });
  return { parameters, signature };
}

/**
 * The built-in captcha: the browser solves a small proof of work for each token. Visitors answer no question and no
 * third party is contacted.
 */
export function altchaCaptcha(platform: Platform, websiteId: string): Captcha {
  return {
    async verify({ token, action }) {
      const payload = readToken(token);
      if (payload === null) return 'failed';
      const { challenge, solution } = payload;
      const { data, nonce } = challenge.parameters;
      const now = platform.clock.now();
      if (data.action !== action || data.website !== websiteId || data.expires < now) return 'failed';
      const hmacSignatureSecret = await secretOf(platform, websiteId);
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      if (!verified) return 'failed';
      return (await spendChallenge(platform.db, websiteId, nonce, data.expires, now)) ? 'passed' : 'failed';
    },
  };
}

function readToken(token: string): z.output<typeof solved> | null {
  if (token.length > MAX_CAPTCHA_TOKEN) return null;
  try {
    const parsed = solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
