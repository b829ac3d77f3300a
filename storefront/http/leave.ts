import { callTexts, couldNotOpen, noConnection } from '@vitrine/domain/text/en/calls.ts';
import { showAlert } from '../dialog/show-alert.ts';

/** Milliseconds after which the browser goes itself, and shows that it is waiting. */
const TIMEOUT = 3000;

/** Why a page did not open: nothing was reached, or what was reached failed. */
type Unopened = 'network' | 'serverSilent';

/** Says so; the page that is there stays. */
export const sayUnopened = (why: Unopened): void =>
  showAlert(why === 'network' ? noConnection : couldNotOpen, callTexts[why]);

/** Why a page of this site does not answer; null when it does, or takes its time. */
export async function whyNot(url: string): Promise<Unopened | null> {
  const asked = fetch(url, { method: 'HEAD', headers: { Accept: 'text/html' } }).then(
    ({ status }) => (status >= 500 || status === 429 ? ('serverSilent' as const) : null),
    () => 'network' as const,
  );
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, TIMEOUT, null);
  });
  return Promise.race([asked, late]);
}

/** Goes to a page of this site once it is known to answer. Otherwise this page stays, and a dialog says why. */
export async function leave(url: string, go = (): void => location.assign(url)): Promise<void> {
  const problem = await whyNot(url);
  if (problem === null) go();
  else sayUnopened(problem);
}
