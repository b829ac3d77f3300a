import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { fieldsOf } from './failures.ts';

/** Validates external input with its schema; a failure names the fields. */
export function parse<T extends z.ZodType>(
  schema: T,
  value: unknown,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : fail('MALFORMED_REQUEST', { fields: fieldsOf(parsed.error) });
}

/**
 * The validated body: `const body = parseBody(schema, request); if (!body.ok) return sendFailure(reply, body.error);`
 */
export function parseBody<T extends z.ZodType>(
  schema: T,
  request: FastifyRequest,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  return parse(schema, request.body ?? {});
}

/** The validated path parameters. */
export function parseParams<T extends z.ZodType>(
  schema: T,
  request: FastifyRequest,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  return parse(schema, request.params);
}

/** The validated query. */
export function parseQuery<T extends z.ZodType>(
  schema: T,
  request: FastifyRequest,
): Result<z.output<T>, 'MALFORMED_REQUEST'> {
  return parse(schema, request.query);
}
