import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { fieldsOf } from './failures.ts';

/** Validates external input against its schema; a failure names the fields. */
export function parse<T extends z.ZodType>(
  schema: T,
  value: unknown,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : fail('MALFORMED_REQUEST', { fields: fieldsOf(parsed.error) });
}

/** The body by its schema: `const body = parseBody(schema, request); if (!body.ok) return sendFailure(reply, body.error);` */
export function parseBody<T extends z.ZodType>(
  schema: T,
  request: FastifyRequest,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  return parse(schema, request.body ?? {});
}

/** The path's parameters by their schema. */
export function parseParams<T extends z.ZodType>(
  schema: T,
  request: FastifyRequest,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  return parse(schema, request.params);
}

/** The query by its schema. */
export function parseQuery<T extends z.ZodType>(
  schema: T,
  request: FastifyRequest,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  return parse(schema, request.query);
}
