import * as z from 'zod';

/** Characters of one event's name. */
const name = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:-]+$/);

/** Characters of one event's `data` as JSON. */
export const MAX_EVENT_DATA = 8_000;
/** Events of one call. */
const MAX_EVENTS = 10;

const data = z.union([z.string().max(MAX_EVENT_DATA), z.record(z.string(), z.unknown())]).default('{}');
const oneOrMany = <T extends z.ZodType>(schema: T) =>
  z.union([schema.transform((one) => [one]), z.array(schema).max(MAX_EVENTS)]);

/**
 * POST /api/census/RecordHit: form-encoded or JSON. `event` and `data` may occur several times, in pairs.
 * spec: site-platform 7
 */
export const recordHitBody = z.object({
  event: oneOrMany(name),
  data: oneOrMany(data).optional(),
  ss_cvr: z.string().max(200).default(''),
});

/** The visitor cookie: an identifier and four positive integers, separated by bars. spec: site-platform 3 "Cookies" */
export const visitorCookie = /^[\w-]{1,64}(?:\|[1-9]\d{0,15}){4}$/;

/** Events of one error report. spec: storefront-commerce 9 "Error reporter" */
const MAX_REPORTED = 10;
/** Characters of a reported stack. */
export const MAX_STACK = 5_000;

/** One uncaught error of a browser. */
const scriptError = z.object({
  event: name,
  data: z.record(z.string().max(50), z.unknown()).default({}),
  /** Milliseconds since the epoch, by the browser's clock. */
  timestamp: z.number().finite().optional(),
});

/** POST /api/events/RecordJavascriptErrors. spec: storefront-commerce 7 */
export const scriptErrorsBody = z.union([
  z.array(scriptError).min(1).max(MAX_REPORTED),
  z.object({ events: z.array(scriptError).min(1).max(MAX_REPORTED) }).transform(({ events }) => events),
]);
export type ScriptErrorReport = z.output<typeof scriptErrorsBody>[number];
