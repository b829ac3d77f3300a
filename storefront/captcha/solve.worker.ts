import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import { solveChallenge } from './solve-challenge.ts';

/** Answers the token of the challenge it is sent; '' when there is none. */
addEventListener('message', (event: MessageEvent<CaptchaChallenge>) => {
  solveChallenge(event.data, () => Promise.resolve()).then(
    (token) => postMessage(token),
    () => postMessage(''),
  );
});
