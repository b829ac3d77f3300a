import type { CaptchaAction } from '@vitrine/contracts/captcha.ts';

/** The result for a token. 'unavailable': the captcha service does not respond. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable';

/** Distinguishes people from bots. */
export interface Captcha {
  verify(input: {
    readonly token: string;
    readonly action: CaptchaAction;
    /** The visitor's IP address. */
    readonly address: string;
  }): Promise<CaptchaVerdict>;
}
