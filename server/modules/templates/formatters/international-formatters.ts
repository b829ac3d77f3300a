import { type Context, Formatter, Formatters, Variable } from '@squarespace/template-engine';
import { datesText } from '@vitrine/domain/text/dates.ts';
import { timeSince } from '@vitrine/domain/time/time-since.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { BoundedContext } from '../engine/bounded-context.ts';
import { DateFormatter } from './date-formatter.ts';
import { localeIn } from './locale-in-context.ts';
import { namesOf } from '../engine/reference-names.ts';
import { type MakeValue, valueFormatters } from '../engine/value-formatter.ts';

/** Maximum length of a number and of a message. */
const MAX_NUMBER = 100;
const MAX_MESSAGE = 10_000;

/** Whether a number would be written with thousands of digits, as `1e5000`, or is too long to be one. */
function isUnwritable(text: string): boolean {
  return text.length > MAX_NUMBER || /e[+-]?0*[1-9]\d{2,}/i.test(text);
}

type Refuses = (text: string, args: readonly string[], ctx: Context) => boolean;

/** Work of the parts of a message, each of which may be a date or an amount. */
function messageWork(text: string): number {
  return (
    40 * (text.split('{').length - 1) +
    1200 * (text.match(/datetime|money|currency|decimal|number/g)?.length ?? 0)
  );
}

/** Whether a message is too long, or one of its arguments a number that cannot be formatted. */
const refusesMessage: Refuses = (text, args, ctx) => {
  if (text.length > MAX_MESSAGE || (ctx instanceof BoundedContext && !ctx.spend(messageWork(text))))
    return true;
  const outer = ctx.frame().parent ?? ctx.frame();
  return args.some((arg) => {
    const node = ctx.resolveFrom(namesOf(arg.slice(arg.search(/[:=]/) + 1)), outer);
    return [node, node.get('decimalValue'), node.get('value')].some((one) => {
      const written = one.asString();
      // A long text that is not a number is inserted unchanged.
      return isUnwritable(written) && /^[-+\d.eE]+$/.test(written.slice(0, 2 * MAX_NUMBER));
    });
  });
};

/** Wraps a formatter of the package: '' for a value that would take too long. */
class CarefulFormatter extends Formatter {
  readonly #inner: Formatter;
  readonly #refuses: Refuses;

  constructor(inner: Formatter, refuses: Refuses) {
    super();
    this.#inner = inner;
    this.#refuses = refuses;
  }

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    if (this.#refuses(first.node.asString(), args, ctx)) first.set('');
    else this.#inner.apply(args, vars, ctx);
  }
}

function packaged(name: string): Formatter {
  const formatter = Formatters[name];
  if (formatter === undefined) throw new Error(`the template language has no formatter ${name}`);
  return formatter;
}

function careful(name: string, refuses: Refuses): Readonly<Record<string, Formatter>> {
  return { [name]: new CarefulFormatter(packaged(name), refuses) };
}

/** The package's `datetime`, which writes a wrong year where `date` fails. spec: site-platform 9 "Julian days" */
class DatetimeFormatter extends Formatter {
  readonly #date = packaged('date');
  readonly #datetime = packaged('datetime');

  override apply(args: string[], vars: Variable[], ctx: Context): void {
    const [first] = vars;
    if (first === undefined) return;
    // Reports the error outside the range of the calendar; its output is not used.
    if (!Number.isNaN(first.node.asNumber()))
      this.#date.apply(['%Y'], [new Variable(first.name, first.node)], ctx);
    this.#datetime.apply(args, vars, ctx);
  }
}

/** `{moment|datetimefield:EEEE}`: one field of a date, by its letters in CLDR patterns. */
const dateField: MakeValue = (node, args, ctx) => {
  const moment = node.asNumber();
  const skeleton = args.join('').slice(0, 20);
  if (ctx.cldr === undefined || !Number.isFinite(moment) || !/^[a-zA-Z]+$/.test(skeleton)) return '';
  const zone = ctx.resolve(['website', 'timeZone']);
  const zoneId = zone.isMissing() ? 'America/New_York' : zone.asString();
  return ctx.cldr.Calendars.formatDate({ date: moment, zoneId }, { skeleton });
};

const lengths = ['short', 'narrow', 'long'] as const;

/** `{n|unit kilometer}`, `{n|unit in:kilometer length:short maxfrac:1}`: a quantity with its unit. */
const unit: MakeValue = (node, args, ctx) => {
  const value = node.asString();
  if (ctx.cldr === undefined || isUnwritable(value) || !/^-?\d/.test(value)) return '';
  const options = new Map(args.map((arg) => pairOf(arg)));
  const wanted = options.get('in') ?? args.find((arg) => !arg.includes(':')) ?? '';
  const named = ctx.cldr.Units.availableUnits().find((name) => name === wanted);
  if (named === undefined) return '';
  const digits = Number.parseInt(options.get('maxfrac') ?? '', 10);
  return ctx.cldr.Units.formatQuantity(
    { value, unit: named },
    {
      length: lengths.find((length) => length === (options.get('length') ?? options.get('format'))) ?? 'long',
      group: true,
      // spec: site-platform 9 "number-format digit option cap 50"
      ...(digits >= 0 ? { maximumFractionDigits: Math.min(50, digits) } : {}),
    },
  );
};

function pairOf(arg: string): readonly [string, string] {
  const at = arg.indexOf(':');
  return at === -1 ? [arg, ''] : [arg.slice(0, at), arg.slice(at + 1)];
}

const since: MakeValue = (node, _args, ctx) => {
  const moment = node.asNumber();
  const locale = localeIn(ctx);
  if (ctx.cldr === undefined || ctx.now === undefined || !Number.isFinite(moment))
    return escapeHtml(datesText(locale).invalidDate);
  return `<span class="timesince" data-date="${moment}">${escapeHtml(timeSince(ctx.now - moment, locale))}</span>`;
};

/** Date and number formatters; the package lacks some and does not limit the length of numbers. */
export const internationalFormatters: Readonly<Record<string, Formatter>> = {
  ...careful('decimal', isUnwritable),
  ...careful('percentage-format', isUnwritable),
  ...careful('message', refusesMessage),
  ...careful('plural', refusesMessage),
  date: new DateFormatter(packaged('date')),
  datetime: new DatetimeFormatter(),
  ...valueFormatters({ datetimefield: dateField, unit, timesince: since }),
};
