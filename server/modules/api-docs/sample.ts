import type * as z from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

const id = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11';

/** What texts of these names look like. */
const words: Readonly<Record<string, string>> = {
  additionalFields: '',
  assetUrl: `/media/${id}/ash-glaze-mug.webp`,
  authorName: 'June Alder',
  buyerName: 'June Alder',
  cardBrand: 'visa',
  cardLast4: '4242',
  city: 'Asheville',
  country: 'US',
  decimalValue: '68.00',
  email: 'june@example.com',
  firstName: 'June',
  fullUrl: '/shop/ash-glaze-mug',
  language: 'en-US',
  lastName: 'Alder',
  line1: '1 Kiln Lane',
  postalCode: '28801',
  productName: 'Ash glaze mug',
  recipient: 'june@example.com',
  region: 'NC',
  sku: 'MUG-ASH',
  subject: 'Your order #1001',
  timeZone: 'America/New_York',
  title: 'Ash glaze mug',
  url: '/shop/ash-glaze-mug',
};

const formats: Readonly<Record<string, string>> = {
  uuid: id,
  'date-time': '2026-03-02T15:00:00.000Z',
  date: '2026-03-02',
  email: 'june@example.com',
};

/** An example of a value that a schema allows; `name` is that of its property. */
export function sampleOf(schema: Schema, name = ''): unknown {
  const { type, anyOf, oneOf, properties, required = [], items, prefixItems, minimum = 0 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice !== undefined) return sampleOf(choice as Schema, name);
  switch (type) {
    case 'string':
      return formats[schema.format ?? ''] ?? words[name] ?? name;
    case 'integer':
    case 'number':
      return Math.max(minimum, 1) > (schema.maximum ?? 1) ? minimum : Math.max(minimum, 1);
    case 'boolean':
      return true;
    case 'array':
      if (prefixItems !== undefined) return prefixItems.map((one) => sampleOf(one as Schema, name));
      return items === undefined || Array.isArray(items) ? [] : [sampleOf(items as Schema, name)];
    case 'object':
      return objectOf(schema, properties, required);
    default:
      return null;
  }
}

function objectOf(schema: Schema, properties: Schema['properties'], required: readonly string[]): unknown {
  if (properties !== undefined) {
    const shown = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(shown.map(([name, property]) => [name, sampleOf(property as Schema, name)]));
  }
  const { propertyNames, additionalProperties } = schema;
  const names = (propertyNames as Schema | undefined)?.enum ?? [];
  if (typeof additionalProperties !== 'object') return {};
  return Object.fromEntries(names.map((name) => [String(name), sampleOf(additionalProperties as Schema)]));
}
