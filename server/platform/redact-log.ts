/** Longest text of one field in a log line, characters. */
const MAX_TEXT = 4000;
/** Maximum depth of nested fields and causes; deeper ones are not logged. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = 50;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const address = /[^\s"'`<>(),;:=/[\]{}]+(?:@|%40)[^\s"'`<>(),;:=/[\]{}]+/gi;
const longWord = /[\w-]{16,}/g;

/** Whether a word looks random: a token, a hash, a code. Ids are no secrets, and names have no digits. */
function looksSecret(word: string): boolean {
  if (uuid.test(word)) return false;
  return /[A-Za-z]/.test(word) && (/\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));
}

/**
 * A text without what a log must not contain: email addresses, tokens and hashes, values of a URL's query, and the
 * values that PostgreSQL quotes from rows.
 */
export function redactText(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/\bKey \(([^)]*)\)=\([\s\S]*?\)(?= |$)/g, 'Key ($1)=([redacted])')
    .replace(/\bFailing row contains \([\s\S]*\)/g, 'Failing row contains ([redacted])')
    .replace(/([?&][\w.-]+=)[^&\s"']*/g, '$1[redacted]')
    .replace(address, '[redacted]')
    .replace(longWord, (word) => (looksSecret(word) ? '[redacted]' : word));
}

/** Fields of an error that may be logged besides its text: names and codes, never values. */
const plainMeta = [
  'code',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
];

interface ErrorFacts extends Record<string, unknown> {
  readonly query?: unknown;
  readonly cause?: unknown;
}

/**
 * An error as a log may show it. A failed statement is shown without its parameters; PostgreSQL's `detail`, `where` and
 * `hint` quote rows and are left out, as are the values it quotes in parse errors.
 */
export function describeError(error: Error, depth = 0): Record<string, unknown> {
  const facts = error as unknown as ErrorFacts;
  const described: Record<string, unknown> = { type: error.name, message: messageOf(error) };
  for (const name of plainMeta) {
    const value = facts[name];
    if (typeof value === 'string' || typeof value === 'number') described[name] = value;
  }
  // The first lines repeat the message.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  described['stack'] = frames.slice(0, 20).join('\n');
  const { cause } = facts;
  if (cause instanceof Error && depth < MAX_DEPTH) described['cause'] = describeError(cause, depth + 1);
  return described;
}

function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  const message = redactText(error.message);
  // Class 22, data exceptions: the message quotes the value itself.
  return typeof code === 'string' && code.startsWith('22')
    ? message.replace(/"[^"]*"/g, '"[redacted]"')
    : message;
}

/** Redacts the fields of a log line, recursively. Class instances are left to the serializers. */
export function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return redactEntries(fields, 0);
}

function redactEntries(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).slice(0, MAX_ENTRIES);
  return Object.fromEntries(entries.map(([name, value]) => [name, redactValue(value, depth + 1)]));
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if (depth > MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((one) => redactValue(one, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? redactEntries(value, depth) : value;
}
