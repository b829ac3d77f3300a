import type { JsonSchema } from '@vitrine/server/modules/api-docs/openapi.ts';
import { sampleOf } from '@vitrine/server/modules/api-docs/sample.ts';

type Schema = JsonSchema;
type Path = readonly (string | number)[];

/** A place of a schema, and where a value has it: `lines[].quantity`, with `|1` for the second choice of a union. */
export interface Place {
  readonly name: string;
  readonly path: Path;
}

/** Every place of a schema, by its name: each field, entry and choice. */
export function placesOfSchema(schema: Schema, name = ''): readonly string[] {
  const choices = choicesOf(schema);
  if (choices !== null)
    return choices.flatMap((choice, at) => placesOfSchema(choice, choiceName(name, choices, at)));
  return [
    name,
    ...fieldsOf(schema).flatMap(([key, field]) => placesOfSchema(field, `${name}.${key}`)),
    ...(entryOf(schema) === null ? [] : placesOfSchema(entryOf(schema) as Schema, `${name}[]`)),
    ...(valueOf(schema) === null ? [] : placesOfSchema(valueOf(schema) as Schema, `${name}{}`)),
  ];
}

/** The places of a schema that a value has; of a list those of its first entry. */
export function placesOfValue(schema: Schema, value: unknown, name = '', path: Path = []): readonly Place[] {
  const choices = choicesOf(schema);
  if (choices !== null)
    return choices.flatMap((choice, at) =>
      isLike(choice, value) ? placesOfValue(choice, value, choiceName(name, choices, at), path) : [],
    );
  const here = { name, path };
  if (Array.isArray(value)) {
    const entry = entryOf(schema);
    if (entry === null || value.length === 0) return [here];
    const first = placesOfValue(entry, value[0], `${name}[]`, [...path, 0]);
    const seen = new Set(first.map((place) => place.name));
    // Of the others what the first entry cannot have: a question depends on one above it.
    const others = value.slice(1).flatMap((one, at) => {
      const places = placesOfValue(entry, one, `${name}[]`, [...path, at + 1]);
      const fresh = places.filter((place) => !seen.has(place.name));
      for (const place of fresh) seen.add(place.name);
      return fresh;
    });
    return [here, ...first, ...others];
  }
  if (!isObject(value)) return [here];
  const known = new Map(fieldsOf(schema));
  const other = valueOf(schema);
  return [
    here,
    ...Object.entries(value).flatMap(([key, inside]) => {
      const field = known.get(key);
      if (field !== undefined) return placesOfValue(field, inside, `${name}.${key}`, [...path, key]);
      return other === null ? [] : placesOfValue(other, inside, `${name}{}`, [...path, key]);
    }),
  ];
}

/**
 * Bodies that a schema allows and that together have every place of it, as far as they can be made from its description
 * and from bodies that are known to be right.
 */
export function rightBodies(
  { schema, allows }: { readonly schema: Schema; readonly allows: (body: unknown) => boolean },
  known: readonly unknown[],
): readonly unknown[] {
  const right = known.filter(allows);
  const covered = new Set(right.flatMap((body) => placesOfValue(schema, body).map(({ name }) => name)));
  const keep = (body: unknown): void => {
    const names = placesOfValue(schema, body).map(({ name }) => name);
    if (names.every((name) => covered.has(name)) || !allows(body)) return;
    right.push(body);
    for (const name of names) covered.add(name);
  };
  for (const sample of samplesOf(schema, '', known[0])) {
    keep(sample);
    // A part of it may be allowed within a body that is known, where the whole is not.
    for (const { path } of placesOfValue(schema, sample)) {
      for (const body of known) keep(grafted(body, path, sample));
    }
  }
  return right;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function choicesOf({ anyOf, oneOf }: Schema): readonly Schema[] | null {
  const choices = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  return choices ?? null;
}
/** A value that may be null has one choice, which needs no number. */
function choiceName(name: string, choices: readonly Schema[], at: number): string {
  if (choices[at]?.type === 'null') return `${name}|null`;
  return choices.filter(({ type }) => type !== 'null').length === 1 ? name : `${name}|${at}`;
}
const fieldsOf = ({ properties = {} }: Schema) => Object.entries(properties) as [string, Schema][];
const entryOf = ({ items }: Schema): Schema | null =>
  isObject(items) && !Array.isArray(items) ? (items as Schema) : null;
const valueOf = ({ additionalProperties }: Schema): Schema | null =>
  isObject(additionalProperties) ? (additionalProperties as Schema) : null;

/** Whether a value is of this choice of a union, as far as its type and its constants say. */
function isLike(schema: Schema, value: unknown): boolean {
  const { type, required = [] } = schema;
  if (choicesOf(schema) !== null) return (choicesOf(schema) ?? []).some((choice) => isLike(choice, value));
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.includes(value as string);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type !== 'object') return typeof value === type;
  return (
    isObject(value) &&
    required.every((key) => key in value) &&
    fieldsOf(schema).every(
      ([key, field]) => !(key in value) || field.const === undefined || field.const === value[key],
    )
  );
}

/** Values that together have every place of a schema, with what is known to be right where there is something. */
function samplesOf(schema: Schema, name: string, known: unknown): readonly unknown[] {
  const choices = choicesOf(schema);
  if (choices !== null)
    return choices.flatMap((choice) => samplesOf(choice, name, isLike(choice, known) ? known : undefined));
  const { type } = schema;
  if (type === 'object') return objectsOf(schema, isObject(known) ? known : {});
  const entry = entryOf(schema);
  if (type === 'array' && entry !== null)
    return samplesOf(entry, name, Array.isArray(known) ? known[0] : undefined).map((one) => [one]);
  return [known !== undefined && isLike(schema, known) ? known : sampleOf(schema, name)];
}

function objectsOf(schema: Schema, known: Record<string, unknown>): readonly unknown[] {
  const fields = fieldsOf(schema).map(([key, field]) => [key, samplesOf(field, key, known[key])] as const);
  const other = valueOf(schema);
  const names = (schema.propertyNames as Schema | undefined)?.enum ?? ['name'];
  if (other !== null)
    fields.push(...names.map((key) => [String(key), samplesOf(other, String(key), undefined)] as const));
  const count = Math.max(1, ...fields.map(([, samples]) => samples.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(fields.map(([key, samples]) => [key, samples[Math.min(at, samples.length - 1)]])),
  );
}

/** A body with the value that another one has at a path; unchanged where it does not reach so far. */
function grafted(body: unknown, path: Path, from: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return from;
  const inside = (from as Record<string, unknown>)[key];
  if (Array.isArray(body)) return [grafted(body[0], rest, inside)];
  if (!isObject(body)) return body;
  return { ...body, [key]: grafted(body[String(key)], rest, inside) };
}
