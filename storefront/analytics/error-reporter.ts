import { callApi } from '../http/call-api.ts';

/** One uncaught error, as it is sent. spec: storefront-commerce 7 */
export interface ReportedError {
  readonly event: 'error' | 'unhandledrejection';
  readonly data: Readonly<Record<string, string | number>>;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** spec: storefront-commerce 9 "Error reporter" */
const MOST_BATCHES = 20;
const MOST_QUEUED = 10;
const MOST_STACK = 5_000;
const DEBOUNCE = 1_000;
/** Characters of anything else. */
const MOST_TEXT = 500;

/**
 * Collects uncaught errors and sends them together, a second after the last. What comes while ten wait, or after
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
    if (batches >= MOST_BATCHES || queue.length >= MOST_QUEUED) return;
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
      message: cut(message ?? facts.message ?? thrown, MOST_TEXT),
      stack: cut(stack ?? '', MOST_STACK),
      file: cut(facts.filename ?? '', MOST_TEXT),
      line: facts.lineno ?? 0,
      column: facts.colno ?? 0,
      page: cut(globalThis.location?.pathname ?? '', MOST_TEXT),
    },
    timestamp,
  };
}

function cut(value: unknown, length: number): string {
  try {
    return String(value).slice(0, length);
  } catch {
    // Something that refuses to be a text.
    return '';
  }
}

/** Reports an uncaught error of this page to its owner. */
export const reportError = makeErrorReporter((batch) =>
  callApi('POST', '/api/events/RecordJavascriptErrors', { body: batch }),
);
