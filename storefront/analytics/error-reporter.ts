import { callApi } from '../http/call-api.ts';

/** One uncaught error as sent. spec: storefront-commerce 7 */
export interface ReportedError {
  readonly event: 'error' | 'unhandledrejection';
  readonly data: Readonly<Record<string, string | number>>;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** spec: storefront-commerce 9 "Error reporter" */
const MAX_BATCHES = 20;
const MAX_QUEUED = 10;
const MAX_STACK = 5_000;
const DEBOUNCE = 1_000;
/** Characters of any other text. */
const MAX_TEXT = 500;

/**
 * Batches uncaught errors and sends them a second after the last. An error that occurs while ten are queued, or after
 * twenty batches, is dropped. `send` may fail; that is not reported.
 */
export function makeErrorReporter(
  send: (batch: readonly ReportedError[]) => Promise<unknown>,
  now: () => number = Date.now,
): (event: Event) => void {
  let queue: ReportedError[] = [];
  let batches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    const batch = queue;
    queue = [];
    batches += 1;
    send(batch).catch(() => undefined);
  };

  return (event) => {
    if (batches >= MAX_BATCHES || queue.length >= MAX_QUEUED) return;
    queue.push(describeError(event, now()));
    clearTimeout(timer);
    timer = setTimeout(flush, DEBOUNCE);
  };
}

function describeError(event: Event, timestamp: number): ReportedError {
  const facts = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const isRejection = event.type === 'unhandledrejection';
  const thrown: unknown = isRejection ? facts.reason : facts.error;
  const { message, stack } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Partial<Error>;
  return {
    event: isRejection ? 'unhandledrejection' : 'error',
    data: {
      message: cut(message ?? facts.message ?? thrown, MAX_TEXT),
      stack: cut(stack ?? '', MAX_STACK),
      file: cut(facts.filename ?? '', MAX_TEXT),
      line: facts.lineno ?? 0,
      column: facts.colno ?? 0,
      page: cut(globalThis.location?.pathname ?? '', MAX_TEXT),
    },
    timestamp,
  };
}

function cut(value: unknown, length: number): string {
  try {
    return String(value).slice(0, length);
  } catch {
    // A value that throws when converted to a string.
    return '';
  }
}

/** Reports an uncaught error of this page to the website. */
export const reportError = makeErrorReporter((batch) =>
  callApi('POST', '/api/events/RecordJavascriptErrors', { body: batch }),
);
