/** Values of a form-encoded request: strings in records and lists. */
export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue };
export type Form = { readonly [name: string]: FormValue };

/** Parses `a[b][0]=x&a[c]=y`, the format of requests to Stripe's API. */
export function readForm(body: string): Form {
  const root: Record<string, FormValue> = Object.create(null) as Record<string, FormValue>;
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map((match) => match[0]);
    let place = root;
    for (const [depth, part] of path.entries()) {
      if (part === '__proto__') break;
      if (depth === path.length - 1) {
        place[part] = value;
      } else {
        const next = place[part];
        const inner = typeof next === 'object' ? (next as Record<string, FormValue>) : {};
        place[part] = inner;
        place = inner;
      }
    }
  }
  return root;
}

/** A text of the form; undefined when it is absent or empty. */
export function textIn(form: FormValue | undefined, ...path: readonly string[]): string | undefined {
  let value: FormValue | undefined = form;
  for (const part of path) {
    if (typeof value !== 'object') return undefined;
    value = (value as Form)[part];
  }
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A record of texts, e.g. metadata. */
export function textsIn(form: Form, name: string): Record<string, string> {
  const value = form[name];
  if (typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Texts of a list or of a record with numbers for names. */
export function listIn(form: Form, name: string): string[] {
  const value = form[name];
  if (typeof value !== 'object') return [];
  return Object.values(value as Form).filter((each): each is string => typeof each === 'string');
}

/** An error response of Stripe. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body['message'] ?? body['code'] ?? status));
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(message: string, more: Readonly<Record<string, unknown>> = {}): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...more });
}

export function noSuch(what: string, id: string, param: string): StripeFault {
  return new StripeFault(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

export function cardError(
  refusal: { readonly code: string; readonly decline_code?: string; readonly message: string },
  more: Readonly<Record<string, unknown>> = {},
): StripeFault {
  return new StripeFault(402, { type: 'card_error', ...refusal, ...more });
}
