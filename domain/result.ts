/** An expected failure: a code from the error catalogue, with what its message needs. Bugs throw instead. */
export interface Failure<Code extends string = string> {
  readonly code: Code;
  /** Values for the placeholders of the catalogue's message, e.g. `{ option: 'Color' }`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Messages by form field name, for a failure that concerns fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What a call that may fail in an expected way returns. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure<Code> };

/** Wraps a value as a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps a catalogue code as a failure. */
export function fail<Code extends string>(
  code: Code,
  details: Omit<Failure<Code>, 'code'> = {},
): { readonly ok: false; readonly error: Failure<Code> } {
  return { ok: false, error: { code, ...details } };
}
