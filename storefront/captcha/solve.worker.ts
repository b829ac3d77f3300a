import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';
import { solveChallenge } from './solve-challenge.ts';

/** Posts back the token of a challenge; '' when there is none. */
addEventListener('message', (event: MessageEvent<CaptchaChallenge>) => {
  solveChallenge(event.data, () => Promise.resolve()).then(
    (token) => postMessage(token),
    () => postMessage(''),
  );
});
