/** A test case of the language: template, context and expected output, derived by hand. */
export interface Golden {
  /** The language feature it tests: `VARIABLE`, `truncate`, `even?`, `max()`. */
  readonly of: string;
  readonly template: string;
  /** The context. */
  readonly json: unknown;
  readonly html: string;
  /** Messages of all problems, in order; none by default. */
  readonly problems?: readonly string[];
  readonly partials?: Readonly<Record<string, string>>;
  readonly injects?: Readonly<Record<string, unknown>>;
}

/** The time of all renderings: 2026-03-02 15:04:05 UTC, a Monday. */
export const now = Date.UTC(2026, 2, 2, 15, 4, 5);

/** A case of a formatter: `{a|formatter}` with `a`. */
export function formats(of: string, args: string, a: unknown, html: string, more: object = {}): Golden {
  return { of, template: `{a|${of}${args}}`, json: { a, ...more }, html };
}

/** A case of a predicate, evaluated on the context itself. */
export function asks(of: string, args: string, json: unknown, holds: boolean): Golden {
  const predicate = args === '' ? of : `${of} ${args}`;
  return { of, template: `{.${predicate}}yes{.or}no{.end}`, json, html: holds ? 'yes' : 'no' };
}

/** A case of an expression. */
export function calculates(of: string, expression: string, html: string, json: unknown = {}): Golden {
  return { of, template: `{.eval ${expression}}`, json, html };
}
