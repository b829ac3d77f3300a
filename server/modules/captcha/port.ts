import type { CaptchaAction } from '@vitrine/contracts/captcha.ts';

/** What a token is worth. 'unavailable': whoever could tell does not answer. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable';

/** Tells people from programs. */
export interface Captcha {
  verify(input: {
    readonly token: string;
    readonly action: CaptchaAction;
    /** The visitor's address. */
    readonly address: string;
  }): Promise<CaptchaVerdict>;
}
