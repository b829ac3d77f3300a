import { type ErrorCode, errorBody, errorCatalogue, errorMessage } from '@vitrine/contracts/errors.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Platform } from '../platform.ts';
import { redactText } from '../redact-log.ts';
import { isBrokenForm } from './uploads.ts';
import { errorPage } from './error-page.ts';
import { localeFor } from './request-locale.ts';

/** Sends an expected failure: the catalogue's status, and code, sentence and hint as JSON. */
export function sendFailure(reply: FastifyReply, failure: Failure<ErrorCode>): FastifyReply {
  const { status } = errorCatalogue[failure.code];
  if (status === 503) reply.header('retry-after', '2');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorBody(failure, localeFor(reply.request)));
}

/** A message for each field the schema rejected, by the field's path (`address.city`). */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.slice(0, 50)) {
    const path = issue.path.map(String).join('.');
    if (path !== '' && !Object.hasOwn(fields, path)) fields[path] = issue.message;
  }
  return fields;
}

const codeByFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
};

interface ErrorFacts {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|57P0[1-5]|08\d{3}|53300)$/;
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Whether an error, or its cause, means that the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  for (let facts = error, depth = 0; typeof facts === 'object' && facts !== null && depth < 5; depth += 1) {
    const { code, message, cause } = facts as ErrorFacts & { syscall?: unknown };
    const { syscall } = facts as { syscall?: unknown };
    // A missing file is ENOENT too; only a missing socket means the database.
    if (typeof code === 'string' && awayCodes.test(code) && (code !== 'ENOENT' || syscall === 'connect'))
      return true;
    if (typeof message === 'string' && awayMessages.test(message)) return true;
    facts = cause;
  }
  return false;
}

/** The zero byte and unpaired surrogates, in text and in JSON: PostgreSQL rejects them. */
const unstorableCodes = /^(22021|22P05)$/;

/** Whether an error, or its cause, means that the input has text a database cannot store. */
function isUnstorable(error: unknown): boolean {
  for (let facts = error, depth = 0; typeof facts === 'object' && facts !== null && depth < 5; depth += 1) {
    const { code, cause } = facts as ErrorFacts;
    if (typeof code === 'string' && unstorableCodes.test(code)) return true;
    facts = cause;
  }
  return false;
}

/** Maps any error of a request handler to a failure of the catalogue. */
function failureOf(error: unknown): Failure<ErrorCode> {
  if (error instanceof z.ZodError) return { code: 'MALFORMED_REQUEST', fields: fieldsOf(error) };
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as ErrorFacts;
  const known = typeof code === 'string' ? codeByFastifyCode[code] : undefined;
  if (known !== undefined) return { code: known };
  if (isDatabaseAway(error)) return { code: 'DATABASE_UNAVAILABLE' };
  if (isUnstorable(error) || isBrokenForm(error)) return { code: 'MALFORMED_REQUEST' };
  if (error instanceof SyntaxError && statusCode === 400) return { code: 'MALFORMED_JSON' };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return { code: statusCode === 413 ? 'BODY_TOO_LARGE' : 'MALFORMED_REQUEST' };
  }
  return { code: 'SERVER_ERROR' };
}

/** Whether the request wants a page rather than JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.routeOptions.config.isCall !== true && (request.headers.accept ?? '').includes('text/html');
}

/** Whether a script sent the form and wants JSON rather than a page. */
export function wantsJson(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('application/json');
}

/** Responds with an expected failure: one sentence on a page to a form (`message`), JSON to a call. */
export function respondWithFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure<ErrorCode>,
  message = errorMessage(failure, localeFor(request)),
): FastifyReply {
  if (!wantsPage(request)) return sendFailure(reply, failure);
  const { status } = errorCatalogue[failure.code];
  if (status === 503) reply.header('retry-after', '2');
  // A page that was only viewed reloads when the shop is available again.
  if (status === 503 && request.method === 'GET') reply.header('refresh', '5');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(request, message, status));
}

/** A URL that cannot be decoded is a 404, sent before the website is looked up. */
export function sendBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('Not found\n');
}

/** The route pattern of a request: the URL itself may hold the token of an order, a ticket or a link. */
function addressForLog(request: FastifyRequest): string {
  const route = request.routeOptions.url ?? '*';
  return route.includes('*') ? redactText(request.url.split('?')[0] ?? '') : route;
}

/** Handles every error: the catalogue's sentence to the client, the full error to the log only. */
export function registerFailures(app: FastifyInstance, platform: Platform): void {
  app.setErrorHandler((error, request, reply) => {
    // A client that disconnected while sending is not a server error; nobody receives the response.
    const brokeOff = request.raw.destroyed && !request.raw.complete;
    const failure: Failure<ErrorCode> = brokeOff ? { code: 'MALFORMED_REQUEST' } : failureOf(error);
    const { status } = errorCatalogue[failure.code];
    if (status >= 500)
      platform.log.error({ err: error, url: addressForLog(request), method: request.method }, failure.code);
    return respondWithFailure(request, reply, failure);
  });
}
