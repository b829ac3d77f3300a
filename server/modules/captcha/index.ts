export { captchaRoutes } from './routes.ts';
export { checkCaptcha } from './verify-captcha.ts';
