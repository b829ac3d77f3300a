import * as z from 'zod';

/**
 * A value with the schema's defaults where a part is missing, at any depth. Parts that do not fit stay as they are, so
 * it works on what is half made, where a parse would only refuse.
 */
export function withDefaults(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodDefault) {
    return value === undefined ? schema.def.defaultValue : withDefaults(schema.def.innerType, value);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return withDefaults(schema.def.innerType, value);
  }
  if (schema instanceof z.ZodPipe) {
    const { in: first, out } = schema.def;
    // What is read before the schema (`z.preprocess`) makes its input; what comes after makes another shape of it.
    if (!(first instanceof z.ZodTransform)) return withDefaults(first, value);
    const read = first.safeParse(value);
    return withDefaults(out, read.success ? read.data : value);
  }
  if (schema instanceof z.ZodArray) {
    return Array.isArray(value) ? value.map((entry) => withDefaults(schema.def.element, entry)) : value;
  }
  if (!isRecord(value)) return value;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = schema.options.find(
      (one) =>
        one instanceof z.ZodObject &&
        z.safeParse(one.shape[schema.def.discriminator] ?? z.never(), value[schema.def.discriminator])
          .success,
    );
    return option === undefined ? value : withDefaults(option, value);
  }
  if (!(schema instanceof z.ZodObject)) return value;
  const filled = Object.entries(schema.shape).flatMap(([name, part]) => {
    const known = withDefaults(part as z.core.$ZodType, value[name]);
    return known === undefined ? [] : [[name, known] as const];
  });
  return { ...value, ...Object.fromEntries(filled) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
