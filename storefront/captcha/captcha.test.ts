import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { captchaSize, type CaptchaEnvironment, type GoogleCaptcha, makeRecaptcha } from './recaptcha.ts';
import { hexOf, sha256 } from './sha-256.ts';
import { solveChallenge } from './solve-challenge.ts';

afterEach(() => vi.restoreAllMocks());

it('calculates SHA-256 like the standard library', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 55 }), (bytes) => {
      expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

describe('solving a challenge', () => {
  const challenge: CaptchaChallenge = {
    parameters: {
      algorithm: 'SHA-256',
      nonce: '0f'.repeat(16),
      salt: 'a0'.repeat(16),
      cost: 1,
      keyLength: 32,
      keyPrefix: '0000',
    },
    signature: 's',
  };

  it('finds a counter whose digest has the prefix, and yields to the page', async () => {
    const pause = vi.fn(() => Promise.resolve());
    const token = JSON.parse(atob(await solveChallenge(challenge, pause))) as {
      challenge: CaptchaChallenge;
      solution: { counter: number; derivedKey: string };
    };
    const { counter, derivedKey } = token.solution;
    const bytes = Buffer.from('a0'.repeat(16) + '0f'.repeat(16) + '00000000', 'hex');
    bytes.writeUInt32BE(counter, 32);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(derivedKey);
    expect(derivedKey.startsWith('0000')).toBe(true);
    expect(token.challenge).toEqual(challenge);
    expect(pause.mock.calls.length).toBe(Math.floor((counter + 1) / 2000));
  });
});

function surround(given: Partial<CaptchaEnvironment> = {}) {
  const rendered: { size: string }[] = [];
  const google: GoogleCaptcha = {
    ready: (work) => work(),
    execute: (siteKey, { action }) => Promise.resolve(`${siteKey} ${action}`),
    render: (_node, options) => rendered.push(options),
  };
  const scripts: string[] = [];
  const around: CaptchaEnvironment = {
    loadScript: (address) => {
      scripts.push(address);
      return Promise.resolve();
    },
    google: () => google,
    ...given,
  };
  return { rendered, scripts, captcha: makeRecaptcha(around) };
}
const node = (clientWidth: number): HTMLElement => ({ clientWidth }) as HTMLElement;

describe('reCAPTCHA in the page', () => {
  it.each([
    'FORM_BLOCK_SUBMISSION',
    'NEWSLETTER_BLOCK_SUBMISSION',
    'PRODUCT_WAITLIST_SUBMISSION',
    'PROMO_POPUP_SUBMISSION',
  ] as const)('gives a token for %s', async (action) => {
    const { captcha, scripts } = surround();
    await captcha.setUp('key/1');
    await captcha.setUp('key/1');
    expect(scripts).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=key%2F1']);
    expect(await captcha.execute(action)).toBe(`key/1 ${action}`);
  });

  it('rejects before it is set up', async () => {
    const { captcha } = surround();
    await expect(captcha.execute('FORM_BLOCK_SUBMISSION')).rejects.toThrow('ReCaptcha has not been set up!');
    await expect(captcha.render(node(400))).rejects.toThrow('ReCaptcha has not been set up!');
  });

  it('rejects when the script does not load, and retries the next time', async () => {
    let isAway = true;
    const { captcha } = surround({
      loadScript: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()),
    });
    await expect(captcha.setUp('k')).rejects.toThrow('away');
    await expect(captcha.execute('FORM_BLOCK_SUBMISSION')).rejects.toThrow('ReCaptcha has not been set up!');
    isAway = false;
    await captcha.setUp('k');
    expect(await captcha.execute('FORM_BLOCK_SUBMISSION')).toBe('k FORM_BLOCK_SUBMISSION');
  });

  it('logs an error for a node that already has a captcha, and renders none', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { captcha, rendered } = surround();
    await captcha.setUp('k');
    const place = node(400);
    await captcha.render(place);
    expect(error).not.toHaveBeenCalled();
    await captcha.render(place);
    expect(error).toHaveBeenCalledOnce();
    expect(rendered).toHaveLength(1);
  });

  it('is compact in a container narrower than 320 pixels, otherwise normal', async () => {
    expect(captchaSize(319)).toBe('compact');
    expect(captchaSize(320)).toBe('normal');
    const { captcha, rendered } = surround();
    await captcha.setUp('k');
    await captcha.render(node(300));
    await captcha.render(node(400));
    expect(rendered.map(({ size }) => size)).toEqual(['compact', 'normal']);
  });
});
