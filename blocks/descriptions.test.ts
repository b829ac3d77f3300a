import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { blockList, describedBlock, loadBlock } from './block-list.ts';
import type { BlockDefinition } from './block.ts';
import { blockGroups, type BlockDescription, type PanelField } from './description.ts';
import { linkSchema } from './link.schema.ts';
import { openBlock } from './registry.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const definitions = new Map(
  Object.values(
    import.meta.glob<Record<string, BlockDefinition<unknown>>>('./*/*.block.ts', { eager: true }),
  ).flatMap((file) => Object.values(file).map((definition) => [definition.type, definition] as const)),
);
const descriptions = blockList.map(({ description }) => description);
const cases = descriptions.map((description) => [description.type, description] as const);

/** The schema of stored props; what is read before it (`z.preprocess`) accepts anything. */
function storedShape(type: string): JsonSchema {
  const schema = definitions.get(type)?.schema ?? z.never();
  const read = (io: 'input' | 'output'): JsonSchema =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const shape = read('input');
  return shape.properties === undefined ? read('output') : shape;
}

/** A schema without null, and whether it accepts null. */
function withoutNull(schema: JsonSchema): { readonly plain: JsonSchema; readonly nullable: boolean } {
  const parts = (schema.anyOf ?? []) as readonly JsonSchema[];
  const others = parts.filter(({ type }) => type !== 'null');
  if (others.length === parts.length) return { plain: schema, nullable: false };
  return { plain: others.length === 1 ? (others[0] ?? {}) : { anyOf: others }, nullable: true };
}

/** Every value that a schema of few values accepts, in order. */
function valuesOf(schema: JsonSchema): readonly unknown[] {
  const { plain, nullable } = withoutNull(schema);
  const parts = (plain.anyOf ?? []) as readonly JsonSchema[];
  const range =
    plain.type === 'integer'
      ? Array.from(
          { length: (plain.maximum ?? 0) - (plain.minimum ?? 0) + 1 },
          (_, at) => (plain.minimum ?? 0) + at,
        )
      : parts.map((part) => part.const);
  return [...(plain.enum ?? range), ...(nullable ? [null] : [])];
}

/** The part of a union that is a text of any length. */
const freeText = (schema: JsonSchema): JsonSchema =>
  ((schema.anyOf ?? [schema]) as readonly JsonSchema[]).find((part) => part.maxLength !== undefined) ?? {};

const part = (schema: JsonSchema, name: string): JsonSchema =>
  (schema.properties?.[name] ?? {}) as JsonSchema;
const entryOf = (schema: JsonSchema): JsonSchema => (schema.items ?? {}) as JsonSchema;
const kindsOf = (schema: JsonSchema): readonly unknown[] =>
  ((schema.oneOf ?? schema.anyOf ?? []) as readonly JsonSchema[]).map((one) => part(one, 'kind').const);
const link = z.toJSONSchema(linkSchema) as JsonSchema;

/** What a field says of its prop, and what the schema says of it, in the same form. */
function bothSides(field: PanelField, schema: JsonSchema): readonly [unknown, unknown] {
  const { plain, nullable } = withoutNull(schema);
  const mayBeNull = 'nullable' in field && field.nullable === true;
  const are = (theirs: readonly unknown[], ours: readonly unknown[]): readonly [unknown, unknown] => [
    [field.kind, mayBeNull, ...theirs],
    [field.kind, nullable, ...ours],
  ];
  switch (field.kind) {
    case 'text': {
      const format = field.format === 'email' ? 'email' : undefined;
      const text = freeText(plain);
      return are([field.max, 'string', format], [text.maxLength, text.type, text.format]);
    }
    case 'rich-text':
    case 'code':
      return are([field.max, 'string'], [plain.maxLength, plain.type]);
    case 'alt-text':
      return [
        [field.max, 'string', true],
        [plain.maxLength, plain.type, nullable],
      ];
    case 'switch':
      return are(['boolean'], [plain.type]);
    case 'choice':
      return [new Set(field.options.map(({ value }) => value)), new Set(valuesOf(schema))];
    case 'choices':
      return are([new Set(field.options.map(({ value }) => value))], [new Set(valuesOf(entryOf(plain)))]);
    case 'number':
      return are([field.min, field.max], [plain.minimum, plain.maximum]);
    case 'date':
      return are(['string', field.time === true ? 'date-time' : 'date'], [plain.type, plain.format]);
    case 'color':
      return are(['string'], [plain.type]);
    case 'link':
      return are([link.pattern, link.maxLength], [plain.pattern, plain.maxLength]);
    case 'labelled-link':
      return are([field.max, link.pattern], [part(plain, 'label').maxLength, part(plain, 'href').pattern]);
    case 'asset':
    case 'collection':
    case 'form':
    case 'mailing-list':
    case 'item':
      return are(['uuid'], [plain.format]);
    case 'items':
      return are(['uuid', field.max], [entryOf(plain).format, plain.maxItems]);
    case 'focal-point':
      return [
        [true, ['x', 'y']],
        [nullable, Object.keys(plain.properties ?? {})],
      ];
    case 'crop':
      return [
        [true, ['assetId', 'x', 'y', 'width', 'height']],
        [nullable, Object.keys(plain.properties ?? {})],
      ];
    case 'playable':
      return are([['file', 'embed']], [kindsOf(plain)]);
    case 'target':
      return are([['collection', 'item', 'address']], [kindsOf(plain)]);
    case 'texts':
      return are([field.max, field.maxLength], [plain.maxItems, entryOf(plain).maxLength]);
    case 'dataset':
      return are([field.maxRows, field.maxColumns], [plain.maxItems, entryOf(plain).maxItems]);
    case 'columns':
      return are([field.max, 'integer'], [plain.maxItems, entryOf(plain).type]);
    case 'sheet':
      return are([['columns', 'rows']], [Object.keys(plain.properties ?? {})]);
    case 'list':
      return are([field.min ?? 0, field.max], [plain.minItems ?? 0, plain.maxItems]);
    case 'group':
      return are(['object'], [plain.type]);
  }
}

/** Checks the fields of an object: each is a prop, each prop has one, and both agree. `others` are edited elsewhere. */
function checkFields(
  fields: readonly PanelField[],
  schema: JsonSchema,
  { path, others = [] }: { readonly path: string; readonly others?: readonly string[] },
): void {
  const props = Object.keys(schema.properties ?? {});
  const names = fields.map(({ name }) => name);
  expect(new Set(names).size, `${path}: a prop has two fields`).toBe(names.length);
  expect(new Set([...names, ...others]), path).toEqual(new Set(props));
  expect(new Set(fields.map(({ label }) => label)).size, `${path}: two fields read alike`).toBe(names.length);
  for (const field of fields) {
    const at = `${path}.${field.name}`;
    const of = part(schema, field.name);
    const [said, stored] = bothSides(field, of);
    expect(said, at).toEqual(stored);
    if ('of' in field) expect(props, at).toContain(field.of);
    if (field.when !== undefined) checkCondition(field.when, schema, at);
    if (field.kind === 'list') {
      const entry = entryOf(withoutNull(of).plain);
      const key = field.key === undefined ? [] : [field.key];
      checkFields(field.fields, entry, { path: at, others: key });
      expect(Object.keys(entry.properties ?? {}), at).toEqual(
        expect.arrayContaining([field.title, ...key, ...Object.keys(field.starting)]),
      );
    }
    if (field.kind === 'group') checkFields(field.fields, withoutNull(of).plain, { path: at });
  }
}

/** A field is shown for values that another prop can have. */
function checkCondition({ name, is }: NonNullable<PanelField['when']>, schema: JsonSchema, at: string): void {
  const of = part(schema, name);
  const { plain, nullable } = withoutNull(of);
  const possible = plain.type === 'boolean' ? [true, false] : [...valuesOf(of), ...(nullable ? [null] : [])];
  expect(is, at).not.toEqual([]);
  expect(possible, at).toEqual(expect.arrayContaining([...is]));
}

describe('the list of blocks', () => {
  it('has every block once, and the server opens each of them', async () => {
    expect(descriptions.map(({ type }) => type).toSorted()).toEqual([...definitions.keys()].toSorted());
    for (const { description, load } of blockList) expect((await load()).type).toBe(description.type);
  });

  it('finds a block by its type, and none for an unknown one', async () => {
    expect(describedBlock('heading')?.name).toBe('Heading');
    expect(describedBlock('nothing')).toBeUndefined();
    await expect(loadBlock('nothing')).resolves.toBeUndefined();
    const heading = await loadBlock('heading');
    expect(heading?.open({ text: '' })).toEqual(openBlock('heading', { text: '' }));
    expect(heading?.open({ text: 'Hello' }).ok).toBe(true);
  });

  it('shows names that differ, and blocks of every group', () => {
    expect(new Set(descriptions.map(({ name }) => name)).size).toBe(descriptions.length);
    expect(new Set(descriptions.map(({ group }) => group))).toEqual(new Set(blockGroups));
  });
});

describe('a new block', () => {
  /** Types whose new block waits for a choice, with the prop that is missing. */
  const halfMade: Readonly<Record<string, string>> = {
    'add-on': 'itemIds',
    archive: 'collectionId',
    audio: 'audio',
    calendar: 'collectionId',
    'content-link': 'to',
    donation: 'itemId',
    embed: '',
    gallery: 'pictures',
    hero: 'assetId',
    image: 'assetId',
    map: '',
    product: 'itemId',
    rss: 'feedUrl',
    summary: 'collectionId',
    'tag-cloud': 'collectionId',
    video: 'video',
  };

  it.each(cases)('of type %s opens, or lacks only what it asks for', (type, { starting, missing }) => {
    const schema = definitions.get(type)?.schema ?? z.never();
    const checked = schema.safeParse(starting);
    const issues = checked.success ? [] : checked.error.issues.map(({ path }) => path.join('.'));
    expect(issues).toEqual(type in halfMade ? [halfMade[type]] : []);
    expect(openBlock(type, starting).ok).toBe(!(type in halfMade));
    if (type in halfMade) expect(missing).toMatch(/^(Choose|Enter) /);
  });

  it.each(cases)('of type %s has a place that fits the grid', (_type, { size }) => {
    expect(size.columns).toBeGreaterThanOrEqual(4);
    expect(size.columns).toBeLessThanOrEqual(24);
    expect(size.rows).toBeGreaterThanOrEqual(1);
    expect(size.rows).toBeLessThanOrEqual(40);
  });
});

describe('the panel of a block', () => {
  it.each(cases)('of type %s has a field for every prop that agrees with its schema', (type, description) => {
    const { content, design, inPlace } = description;
    const fields = [...content, ...design];
    const others =
      inPlace === undefined || fields.some(({ name }) => name === inPlace.name) ? [] : [inPlace.name];
    checkFields(fields, storedShape(type), { path: type, others });
  });

  it.each(cases)('of type %s names only props of its own', (type, { inPlace, spokenBy, starting }) => {
    const named = [inPlace?.name, spokenBy, ...Object.keys(starting)].filter((name) => name !== undefined);
    expect(Object.keys(storedShape(type).properties ?? {})).toEqual(expect.arrayContaining(named));
  });

  it.each(cases)('of type %s is written as sentences are', (_type, description) => {
    for (const text of textsOf(description)) {
      expect(text).toMatch(/^[\p{Lu}\d]/u);
      expect(text).not.toMatch(/\s$|lorem|click here|slug|URL/iu);
    }
    for (const hint of hintsOf([...description.content, ...description.design]))
      expect(hint).toMatch(/^[^.?!]+(?:\.\d[^.?!]*)*\.$/);
  });
});

function textsOf({ name, about, missing, content, design }: BlockDescription): readonly string[] {
  return [
    name,
    about,
    ...(missing === undefined ? [] : [missing]),
    ...[...content, ...design].flatMap(fieldTexts),
  ];
}

function fieldTexts(field: PanelField): readonly string[] {
  return [
    field.label,
    ...('options' in field ? field.options.map(({ label }) => label) : []),
    ...('fields' in field ? field.fields.flatMap(fieldTexts) : []),
  ];
}

function hintsOf(fields: readonly PanelField[]): readonly string[] {
  return fields.flatMap((field) => [
    ...(field.hint === undefined ? [] : [field.hint]),
    ...('fields' in field ? hintsOf(field.fields) : []),
  ]);
}
