import type { CaptchaChallenge } from '@vitrine/contracts/captcha.ts';

/** The token of a challenge, calculated in a worker, or on the page itself in small steps. */
export async function solveInWorker(challenge: CaptchaChallenge): Promise<string> {
  const apart = await inWorker(challenge).catch(() => '');
  if (apart !== '') return apart;
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge(challenge, () => new Promise((resolve) => setTimeout(resolve)));
}

function inWorker(challenge: CaptchaChallenge): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('solve.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<string>) => {
      worker.terminate();
      resolve(event.data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker could not start.'));
    });
    worker.postMessage(challenge);
  });
}
