import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';

/** The token of a captcha challenge, solved in Node as a browser does. */
export function solveCaptcha(challenge: CaptchaChallenge): string {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const bytes = Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    bytes.writeUInt32BE(counter, bytes.length - 4);
    const derivedKey = createHash('sha256').update(bytes).digest('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
  }
}
