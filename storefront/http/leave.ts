import { callsText } from '@vitrine/domain/text/calls.ts';
import { locale } from '../locale.ts';
import { showAlert } from '../dialog/show-alert.ts';

/** Milliseconds after which the browser navigates anyway, with its own loading indicator. */
const TIMEOUT = 3000;

/** Why a page did not open: network failure or server error. */
type Unopened = 'network' | 'serverSilent';

/** Shows why; the current page stays. */
export const sayUnopened = (why: Unopened): void =>
  showAlert(
    why === 'network' ? callsText(locale).noConnection : callsText(locale).couldNotOpen,
    callsText(locale).callTexts[why],
  );

/** Why a page of this site does not respond; null when it does, or is merely slow. */
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

/** Navigates to a page of this site once it responds. Otherwise this page stays, and a dialog says why. */
export async function leave(url: string, go = (): void => location.assign(url)): Promise<void> {
  const problem = await whyNot(url);
  if (problem === null) go();
  else sayUnopened(problem);
}
