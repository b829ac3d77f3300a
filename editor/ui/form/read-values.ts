import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type * as z from 'zod';
import { text } from '../../text/en.ts';
import { readAmount } from '../read-amount.ts';
import { fieldOfPath } from './field-names.ts';
import type { Problems, Reading } from './form-store.ts';

/** Reads typed values into a request, and collects a sentence for each that cannot be read. */
export class FieldReader {
  readonly problems: Record<string, string> = {};

  /** Minor units; 0 where it cannot be read. */
  money(name: string, typed: string, currency: CurrencyCode): number {
    if (typed.trim() === '') return this.#refuse(name, text.form.amountMissing, 0);
    const example = currencies[currency].digits === 0 ? '2800' : '28.00';
    return readAmount(typed, currency) ?? this.#refuse(name, text.form.amountUnreadable(example), 0);
  }

  /** Minor units; null for an empty field. */
  optionalMoney(name: string, typed: string, currency: CurrencyCode): number | null {
    return typed.trim() === '' ? null : this.money(name, typed, currency);
  }

  /** A number of at least 0 with so many decimals; 0 where it cannot be read. */
  number(name: string, typed: string, decimals = 0): number {
    const number = readDecimal(typed, decimals);
    return number ?? this.#refuse(name, decimals === 0 ? text.form.wholeNumber : text.form.number, 0);
  }

  /** A number; null for an empty field. */
  optionalNumber(name: string, typed: string, decimals = 0): number | null {
    return typed.trim() === '' ? null : this.number(name, typed, decimals);
  }

  /** A fraction of 1 from a percentage with up to four decimals: '7.5' is 0.075. */
  percent(name: string, typed: string): number {
    const number = readDecimal(typed.replace(/%\s*$/, ''), 4);
    return number === null
      ? this.#refuse(name, text.form.percent, 0)
      : Math.round(number * 10_000) / 1_000_000;
  }

  /** The request, checked by its schema; `values` are the form's, whose rows give paths their names. */
  done<S extends z.ZodType>(schema: S, body: z.input<S>, values: unknown): Reading<z.input<S>> {
    const checked = schema.safeParse(body);
    const problems: Record<string, string> = { ...this.problems };
    for (const issue of checked.error?.issues ?? []) {
      problems[fieldOfPath(values, issue.path.map(String).join('.'))] ??= issue.message;
    }
    return Object.keys(problems).length > 0 ? refused(problems) : { ok: true, body };
  }

  #refuse<T>(name: string, sentence: string, instead: T): T {
    this.problems[name] ??= sentence;
    return instead;
  }
}

function refused(problems: Problems): Reading<never> {
  return { ok: false, problems };
}

/** `1,234.5`, `1 234,5` or `12`; null for anything else, more decimals, or over nine digits before them. */
function readDecimal(typed: string, decimals: number): number | null {
  let plain = typed.trim().replace(/[\s\u00a0]/g, '');
  plain =
    decimals > 0 && /^\d+,\d+$/.test(plain)
      ? plain.replace(',', '.')
      : plain.replace(/,(?=\d{3}(?:\D|$))/g, '');
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(plain);
  if (match === null || (match[2] ?? '').length > decimals) return null;
  return Number(plain);
}
