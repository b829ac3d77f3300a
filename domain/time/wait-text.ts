import { fillText } from '../text/fill-text.ts';
import { type Locale, plural } from '../text/locale.ts';
import { waitTexts } from '../text/wait.ts';

/** A waiting time in whole minutes, rounded up: 'a minute', '12 minutes'; in hours from two hours upward. */
export function waitText(seconds: number, locale: Locale): string {
  const text = waitTexts(locale);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [n, forms] = minutes < 120 ? [minutes, text.minutes] : [Math.ceil(minutes / 60), text.hours];
  return fillText(plural(locale, n, forms), { n });
}
