import pino from 'pino';

export type Logger = pino.Logger;

/** JSON lines on stdout at the given level; 'silent' for tests. */
export function makeLogger(level: string): Logger {
  return pino({ level, base: null, redact: ['req.headers.cookie', 'req.headers.authorization'] });
}
