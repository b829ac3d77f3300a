import * as z from 'zod';
import { endpoint } from './endpoint.ts';

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
 * Form-encoded or JSON. `event` and `data` may occur several times, in pairs.
 * spec: site-platform 7
 */
const recordHitBody = z.object({
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

const scriptErrorsBody = z.union([
  z.array(scriptError).min(1).max(MAX_REPORTED),
  z.object({ events: z.array(scriptError).min(1).max(MAX_REPORTED) }).transform(({ events }) => events),
]);
export type ScriptErrorReport = z.output<typeof scriptErrorsBody>[number];

const accepted = z.strictObject({});

export const recordHit = endpoint({
  method: 'POST',
  path: '/api/census/RecordHit',
  auth: 'visitor',
  summary: 'Records events of a visit. Accepted, not yet written.',
  body: recordHitBody,
  answer: accepted,
  status: 202,
  errors: ['RATE_LIMITED'],
  example: { body: { event: 'View', data: '{}' }, answer: {} },
});

const contextText = (most: number) => z.string().max(most).optional();

/**
 * Form-encoded or JSON: the visitor cookie and the page it was opened on. What else a context has is not kept. spec:
 * site-platform 3 "Analytics context", 7
 */
const recordOverlayBody = z.object({
  visitorCookie: z.string().max(200).default(''),
  /** The edition of the pop-up. */
  overlay: contextText(100),
  pageTitle: contextText(300),
  pageId: contextText(100),
  pagePath: contextText(2_083),
  /** `i` for an item, `c` for a collection. */
  contentSource: contextText(1),
  referrer: contextText(2_083),
});

export const recordOverlay = endpoint({
  method: 'POST',
  path: '/api/census/overlay',
  auth: 'visitor',
  summary: 'Records that a pop-up was opened. Accepted, not yet written.',
  body: recordOverlayBody,
  answer: accepted,
  status: 202,
  errors: ['RATE_LIMITED'],
  example: {
    body: { visitorCookie: '', overlay: '1', pageTitle: 'Home', pageId: 'home', pagePath: '/' },
    answer: {},
  },
});

export const recordQuickView = endpoint({
  method: 'POST',
  path: '/api/census/RecordQuickView/:id',
  auth: 'visitor',
  summary: 'Records that an item was opened in a quick view.',
  params: z.object({ id: z.uuid() }),
  notFound: 'NOT_FOUND',
  answer: accepted,
  status: 202,
  errors: ['RATE_LIMITED'],
});

/** spec: storefront-commerce 7 */
export const recordJavascriptErrors = endpoint({
  method: 'POST',
  path: '/api/events/RecordJavascriptErrors',
  auth: 'visitor',
  summary: 'Reports uncaught errors of a browser.',
  body: scriptErrorsBody,
  answer: accepted,
  status: 202,
  errors: ['RATE_LIMITED'],
  example: { body: [{ event: 'TypeError', data: { message: 'x is undefined' } }], answer: {} },
});
