import { type Context, Formatter, type Variable } from '@squarespace/template-engine';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { dateFormat } from '@vitrine/domain/time/date-formats.ts';
import { localeIn } from './locale-in-context.ts';

/** Milliseconds before and after the epoch, about 4,700 years: the package's calendar has all of these moments. */
const MAX_MOMENT = 1.5e14;

/**
 * What each language writes in its own way: a date or time of day in the American order, and the names of months and
 * weekdays. `%%` is matched so that the letter after it is not taken for a name.
 */
const LOCALIZED = /%%|(?:%[aA],? )?%[bBh] %[de](?:,? %Y)?|%[bBh],? %Y|%[lIi]:%M ?%[pP]|%[aAbBh]/g;

const fields: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  a: { weekday: 'short' },
  A: { weekday: 'long' },
  b: { month: 'short' },
  h: { month: 'short' },
  B: { month: 'long' },
  d: { day: 'numeric' },
  e: { day: 'numeric' },
  Y: { year: 'numeric' },
};

function write(pattern: string, moment: number, locale: Locale, timeZone: string): string {
  const options: Intl.DateTimeFormatOptions = pattern.includes(':')
    ? { timeStyle: 'short' }
    : Object.assign({}, ...[...pattern].map((letter) => fields[letter]));
  try {
    return dateFormat(locale, { ...options, timeZone }).format(moment);
  } catch {
    // An unknown time zone is UTC, as for the package.
    return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
  }
}

/**
 * The package's `date`, which writes English, in the website's language: `%A, %B %e, %Y` is "Freitag, 13. November 2026"
 * and `%l:%M %p` "18:30". A pattern in any other order keeps it, with the names of the language.
 */
export class DateFormatter extends Formatter {
  readonly #english: Formatter;

  constructor(english: Formatter) {
    super();
    this.#english = english;
  }

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const locale = localeIn(ctx);
    const moment = vars[0]?.node.asNumber() ?? Number.NaN;
    if (locale === 'en' || !(Math.abs(moment) <= MAX_MOMENT)) {
      this.#english.apply(args, vars, ctx);
      return;
    }
    const [first] = vars;
    const zone = ctx.resolve(['website', 'timeZone']);
    const timeZone = zone.isMissing() ? 'America/New_York' : zone.asString();
    const pattern = args
      .join(' ')
      .replaceAll(LOCALIZED, (part) =>
        part === '%%' ? part : write(part, moment, locale, timeZone).replaceAll('%', '%%'),
      );
    // Most patterns are written whole.
    if (first !== undefined && !pattern.includes('%')) first.set(pattern);
    else this.#english.apply([pattern], vars, ctx);
  }
}
