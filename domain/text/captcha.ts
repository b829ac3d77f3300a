import * as de from './de/captcha.ts';
import * as en from './en/captcha.ts';
import * as es from './es/captcha.ts';
import * as fr from './fr/captcha.ts';
import { localized } from './localized.ts';

/** Words of the captcha. Quoted: spec: storefront-commerce 8; site-platform 5, 8. */
export const captchaText = localized({ en, de, fr, es });
