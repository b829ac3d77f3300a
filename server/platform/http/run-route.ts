import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { Endpoint } from '@vitrine/contracts/endpoint.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import type { Failure, Result } from '@vitrine/domain/result.ts';
import { errorsText } from '@vitrine/domain/text/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Site } from '../site.ts';
import type { Platform } from '../platform.ts';
import { fieldsOf, sendFailure } from './failures.ts';

/** Handles a request. */
export type Run = (platform: Platform, request: FastifyRequest, reply: FastifyReply) => unknown;
export type PageAnswer = FastifyReply | Promise<FastifyReply>;

/** The untyped form of a route's context at run time. */
interface AnyContext {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: Site;
  readonly owner: OwnerView | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
export interface AnyCall {
  readonly cache?: string;
  readonly before?: (context: AnyContext) => Promise<Failure<ErrorCode> | null>;
  readonly handler: (
    context: AnyContext,
  ) =>
    | Result<unknown, ErrorCode>
    | FastifyReply
    | Promise<Result<unknown, ErrorCode> | FastifyReply | undefined>;
}
export interface AnyPage {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly invalid?: (context: AnyContext, failure: Failure<'MALFORMED_REQUEST'>) => PageAnswer;
  readonly handler: (context: AnyContext) => PageAnswer;
}

const contextOf = (
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  params: unknown,
  query: unknown,
  body: unknown,
): AnyContext => ({
  platform,
  request,
  reply,
  site: request.site,
  owner: request.owner,
  params,
  query,
  body,
});

/**
 * The validator's own messages are English: elsewhere a visitor gets a sentence of the site's language, where the schema
 * has none.
 */
function messagesFor(
  { auth }: Endpoint,
  request: FastifyRequest,
): z.core.ParseContext<z.core.$ZodIssue> | undefined {
  if (auth !== 'visitor' || request.site.locale === 'en') return undefined;
  const sentence = errorsText(request.site.locale).fieldInvalid;
  return { error: () => sentence };
}

/** Runs the handler of a call with the input its endpoint's schemas parsed. */
export function runCall(endpoint: Endpoint, { cache = 'no-store', before, handler }: AnyCall): Run {
  const {
    params: paramsSchema,
    query: querySchema,
    body: bodySchema,
    answer,
    notFound,
    malformed,
  } = endpoint;
  const status = endpoint.status ?? 200;
  const malformedFailure = (error: z.ZodError): Failure<ErrorCode> =>
    malformed === undefined ? { code: 'MALFORMED_REQUEST', fields: fieldsOf(error) } : { code: malformed };
  return async (platform, request, reply) => {
    const refused =
      (await before?.(contextOf(platform, request, reply, undefined, undefined, undefined))) ?? null;
    if (refused !== null) return sendFailure(reply, refused);
    const messages = messagesFor(endpoint, request);
    const params = paramsSchema?.safeParse(request.params, messages);
    if (params?.success === false)
      return sendFailure(reply, notFound === undefined ? malformedFailure(params.error) : { code: notFound });
    const query = querySchema?.safeParse(request.query, messages);
    if (query?.success === false) return sendFailure(reply, malformedFailure(query.error));
    const body = bodySchema?.safeParse(request.body ?? {}, messages);
    if (body?.success === false) return sendFailure(reply, malformedFailure(body.error));
    const outcome = await handler(contextOf(platform, request, reply, params?.data, query?.data, body?.data));
    // A reply that was already sent has no value to send.
    if (outcome === undefined || !('ok' in outcome)) return reply;
    if (!outcome.ok) return sendFailure(reply, outcome.error);
    void reply.header('cache-control', cache);
    if (answer === null) return reply.code(204).send();
    if (platform.config.checkAnswers === true) checkAnswer(endpoint, outcome.value);
    return reply.code(status).send(outcome.value);
  };
}

/** Runs the handler of a page. */
export function runPage({
  params: paramsSchema,
  query: querySchema,
  body: bodySchema,
  invalid,
  handler,
}: AnyPage): Run {
  const refuse = (
    platform: Platform,
    request: FastifyRequest,
    reply: FastifyReply,
    error: z.ZodError,
  ): PageAnswer => {
    if (invalid !== undefined) {
      const context = contextOf(platform, request, reply, undefined, undefined, undefined);
      return invalid(context, { code: 'MALFORMED_REQUEST', fields: fieldsOf(error) });
    }
    reply.callNotFound();
    return reply;
  };
  return (platform, request, reply) => {
    const params = paramsSchema?.safeParse(request.params);
    if (params?.success === false) return refuse(platform, request, reply, params.error);
    const query = querySchema?.safeParse(request.query);
    if (query?.success === false) return refuse(platform, request, reply, query.error);
    const body = bodySchema?.safeParse(request.body ?? {});
    if (body?.success === false) return refuse(platform, request, reply, body.error);
    return handler(contextOf(platform, request, reply, params?.data, query?.data, body?.data));
  };
}

/**
 * Checks a response body, as it will be sent, against its endpoint's schema. Only in tests.
 * @throws when it does not match: a bug, and a 500.
 */
function checkAnswer({ method, path, answer }: Endpoint, value: unknown): void {
  if (answer === null || !('safeParse' in answer)) return;
  const checked = answer.safeParse(JSON.parse(JSON.stringify(value)));
  if (!checked.success)
    throw new Error(`The answer of ${method} ${path} is not what its schema says:\n${checked.error.message}`);
}
