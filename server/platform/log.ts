import pino from 'pino';
import { redactFields, redactText } from './redact-log.ts';

export type Logger = pino.Logger;

/** Requests and responses as a library may log them: without URLs, headers and cookies. */
const serializers = {
  // Already described by `redactFields`.
  err: (error: unknown) => error,
  req: ({ method }: { readonly method?: string }) => ({ method }),
  res: ({ statusCode }: { readonly statusCode?: number }) => ({ statusCode }),
};

/**
 * Logs JSON lines to stdout (or `destination`) at the given level; 'silent' for tests. Personal data and secrets are
 * redacted from every line, whatever code logs it.
 */
export function makeLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    serializers,
    formatters: { log: redactFields },
    hooks: {
      logMethod(args, method) {
        const [first, second, ...more] = args as unknown[];
        // pino would use an error's message as the line's message.
        const named = first instanceof Error ? [{ err: first }, second ?? first.message] : [first, second];
        const plain = [...named, ...more].map((one) => (typeof one === 'string' ? redactText(one) : one));
        method.apply(this, plain as Parameters<typeof method>);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
