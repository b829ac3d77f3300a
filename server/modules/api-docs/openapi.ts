import type { Endpoint } from '@vitrine/contracts/endpoint.ts';
import { type ErrorCode, errorBody, errorCatalogue } from '@vitrine/contracts/errors.ts';
import * as z from 'zod';
import type { Route } from '../../platform/http/route.ts';
import { sampleOf } from './sample.ts';

/** A JSON Schema, as far as the documentation reads it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
}

interface Content {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, Content>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

const ANSWER_ERROR = '#/components/schemas/Error';

/** A request or an answer as JSON Schema. What a schema transforms is described as it is sent. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Said by the format; the limits are those of every whole number.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return made;
}

/** The calls among routes as OpenAPI 3.1. */
export function openApiOf(routes: readonly Route[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas: Record<string, JsonSchema> = {
    Error: {
      type: 'object',
      properties: {
        error: { type: 'string', enum: Object.keys(errorCatalogue) },
        message: { type: 'string', description: 'For people.' },
        hint: { type: 'string', description: 'For those who write a client.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'A sentence for each field that is refused.',
        },
        errors: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Of a form on a page: the same as `fields`, by the ids of its fields.',
        },
      },
      required: ['error', 'message'],
    },
  };
  const names = new Map<z.ZodType, string>();
  const reference = (answer: z.ZodType, operationId: string): JsonSchema => {
    const name = names.get(answer) ?? `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Answer`;
    if (!names.has(answer)) {
      names.set(answer, name);
      schemas[name] = jsonSchemaOf(answer, 'output');
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  for (const route of routes) {
    const { endpoint } = route;
    if (endpoint === null) continue;
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(route, endpoint, reference),
    };
  }
  const tags = Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation) => operation.tags),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine API',
      version: '1',
      description:
        'The calls of a website’s visitors and owners. Amounts are minor units of the currency; times are ISO 8601 unless a field says milliseconds.',
    },
    servers: [{ url: '/' }],
    // Visitors' calls first.
    tags: [...new Set(tags)].toSorted(byAudience).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'vitrine_owner',
          description: 'An owner’s session, set by signing in. Over https its name begins with __Host-.',
        },
        crumb: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description:
            'The value of the crumb cookie, which GET /api/context/config and GET /api/admin/me set.',
        },
      },
    },
  };
}

const byAudience = (a: string, b: string): number =>
  Number(a.startsWith('Owner')) - Number(b.startsWith('Owner')) || a.localeCompare(b, 'en');

function operationOf(
  route: Route,
  endpoint: Endpoint,
  reference: (answer: z.ZodType, operationId: string) => JsonSchema,
): Operation {
  const { method, path, auth, summary, params, query, body, upload } = endpoint;
  const operationId = operationIdOf(method, path);
  const parameters = [...parametersOf('path', params, path), ...parametersOf('query', query, path)];
  return {
    operationId,
    tags: [tagOf(path)],
    summary,
    security: securityOf(route),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined && upload === undefined ? {} : { requestBody: requestOf(endpoint) }),
    responses: { ...successOf(endpoint, operationId, reference), ...failuresOf(route, endpoint) },
    ...(auth === 'server' ? { security: [] } : {}),
  };
}

/** `getAdminOrdersId` for GET /api/admin/orders/:id. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[^A-Za-z0-9]+/);
  // The same path with a slash at its end is another operation.
  if (path.endsWith('/')) words.push('slash');
  return words
    .filter((word) => word !== '')
    .reduce((id, word) => id + word.charAt(0).toUpperCase() + word.slice(1), method.toLowerCase());
}

const tagByPrefix: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/admin\/(sign|me|welcome|password)/, 'Owner: account'],
  [/^\/api\/admin\/(\w+)/, 'Owner'],
  [/^\/api\/(3\/)?commerce\/(cart|shopping-cart)/, 'Cart'],
  [/^\/api\/commerce\/checkout/, 'Checkout'],
  [/^\/api\/commerce\/inventory|^\/api\/template|^\/api\/site-users/, 'Products'],
  [/^\/api\/search/, 'Search'],
  [/^\/api\/(comments|likes|captcha)/, 'Comments and likes'],
  [/^\/api\/\w+\/Record/, 'Analytics'],
];

function tagOf(path: string): string {
  const [, name] = tagByPrefix.find(([pattern]) => pattern.test(path)) ?? [];
  if (name !== 'Owner') return name ?? 'Website';
  return `Owner: ${/^\/api\/admin\/(\w+)/.exec(path)?.[1] ?? ''}`;
}

function securityOf({ auth, crumb }: Route): Operation['security'] {
  const needed = [...(auth === 'owner' ? ['session'] : []), ...(crumb === 'none' ? [] : ['crumb'])];
  return needed.length === 0 ? [] : [Object.fromEntries(needed.map((name) => [name, []]))];
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined, path: string): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).flatMap(([name, property]) =>
    place === 'path' && !path.includes(`:${name}`)
      ? []
      : [{ name, in: place, required: place === 'path' || required.includes(name), schema: property }],
  );
}

function requestOf({ body, upload, example }: Endpoint): NonNullable<Operation['requestBody']> {
  if (upload !== undefined) {
    const fields = Object.fromEntries(
      (upload.fields ?? []).map((name) => [name, { type: 'string' as const }]),
    );
    const file: JsonSchema = { type: 'string', format: 'binary', description: upload.file };
    const schema: JsonSchema = { type: 'object', properties: { ...fields, file }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = body === undefined ? {} : jsonSchemaOf(body, 'input');
  return {
    required: true,
    content: { 'application/json': { schema, example: example?.body ?? sampleOf(schema) } },
  };
}

function successOf(
  { answer, status = 200, example }: Endpoint,
  operationId: string,
  reference: (answer: z.ZodType, operationId: string) => JsonSchema,
): Record<string, Response> {
  if (answer === null) return { '204': { description: 'Done; no answer.' } };
  if (!('safeParse' in answer)) {
    const content = Object.fromEntries(answer.contentTypes.map((type) => [type, {}]));
    return {
      [status]: { description: 'Success.', ...(answer.contentTypes.length === 0 ? {} : { content }) },
    };
  }
  const shown = example?.answer ?? sampleOf(jsonSchemaOf(answer, 'output'));
  const json = { schema: reference(answer, operationId), example: shown };
  return { [status]: { description: 'Success.', content: { 'application/json': json } } };
}

/** Every failure a call may answer with: its own, and those of its guards. */
function failureCodesOf({ auth, crumb, limits }: Route, endpoint: Endpoint): readonly ErrorCode[] {
  const { params, query, body, upload, errors = [], notFound, malformed } = endpoint;
  const takesBody = body !== undefined || upload !== undefined;
  const isValidated = query !== undefined || takesBody || (params !== undefined && notFound === undefined);
  return [
    ...new Set<ErrorCode>([
      ...(isValidated ? [malformed ?? 'MALFORMED_REQUEST'] : []),
      ...(notFound === undefined ? [] : [notFound]),
      ...errors,
      ...(auth === 'owner' ? (['SIGN_IN_REQUIRED'] as const) : []),
      ...(crumb === 'none' ? [] : (['CRUMB_MISMATCH', 'COOKIES_DISABLED'] as const)),
      ...(takesBody ? (['MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
      ...(limits.length === 0 ? [] : (['RATE_LIMITED'] as const)),
      'DATABASE_UNAVAILABLE',
      'SERVER_ERROR',
    ]),
  ];
}

function failuresOf(route: Route, endpoint: Endpoint): Record<string, Response> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failureCodesOf(route, endpoint)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: { $ref: ANSWER_ERROR },
            examples: Object.fromEntries(codes.map((code) => [code, { value: errorBody({ code }, 'en') }])),
          },
        },
      },
    ]),
  );
}
