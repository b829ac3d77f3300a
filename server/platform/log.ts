import pino from 'pino';
import { redactFields, redactText } from './redact-log.ts';

export type Logger = pino.Logger;

/** Requests and answers as a library may log them: addresses, heads and cookies stay out. */
const serializers = {
  // Described already, by `redactFields`.
  err: (error: unknown) => error,
  req: ({ method }: { readonly method?: string }) => ({ method }),
  res: ({ statusCode }: { readonly statusCode?: number }) => ({ statusCode }),
};

/**
 * JSON lines on stdout (or `destination`) at the given level; 'silent' for tests. What names a person or opens
 * something is taken out of every line, whoever writes it.
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
        // The library would take an error's own message for the line's.
        const named = first instanceof Error ? [{ err: first }, second ?? first.message] : [first, second];
        const plain = [...named, ...more].map((one) => (typeof one === 'string' ? redactText(one) : one));
        method.apply(this, plain as Parameters<typeof method>);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
