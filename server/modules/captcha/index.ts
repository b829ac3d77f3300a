export { checkCaptcha } from './verify-captcha.ts';
