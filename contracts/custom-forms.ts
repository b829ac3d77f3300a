import { conditionRules, customFormFieldTypes } from '@vitrine/domain/custom-form/custom-form.ts';
import { formFaults } from '@vitrine/domain/custom-form/form-rules.ts';
import { formFileKinds } from '@vitrine/domain/form/file-kinds.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count } from './primitives.ts';

/** Block type of a form, by which its schema is requested. spec: storefront-commerce 7, site-platform 3 */
export const FORM_TYPE = 9;

const templateSchemaQuery = z.object({
  type: z.coerce
    .number()
    .int()
    .refine((type) => type === FORM_TYPE, 'The form type is 9.'),
  id: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/)
    .default(''),
});

const fieldType = z.enum(customFormFieldTypes);

const fieldId = z.string().regex(/^[\w-]{1,100}$/, 'An id has letters, digits, hyphens and underscores.');

export const customFormField = z.strictObject({
  id: z.string(),
  type: fieldType,
  label: z.string(),
  required: z.boolean(),
  /** Characters; 0 for no separate limit. */
  maxLength: count,
  options: z.array(z.string()),
  description: z.exactOptional(z.string()),
  placeholder: z.exactOptional(z.string()),
  questions: z.exactOptional(z.array(z.string())),
  queryName: z.exactOptional(z.string()),
  value: z.exactOptional(z.string()),
  /** What a question for files takes. */
  files: z.exactOptional(
    z.strictObject({
      most: z.number(),
      kinds: z.array(z.enum(formFileKinds)).max(formFileKinds.length),
      /** Megabytes. */
      eachMb: z.number(),
      totalMb: z.number(),
    }),
  ),
  /** When it is shown: while the answer to a question above it is so. */
  shownIf: z.exactOptional(
    z.strictObject({ field: z.string(), rule: z.enum(conditionRules), value: z.string() }),
  ),
  startsStep: z.exactOptional(z.boolean()),
});

/** The questions asked before a product is added. */
export const customForm = z.strictObject({
  id: z.string(),
  name: z.string(),
  fields: z.array(customFormField),
});

/** A field as an owner changes it. */
export const changedFormField = customFormField.extend({ id: fieldId });

/** A question to the buyer: without what only forms of pages have. */
const changedProductField = changedFormField
  .omit({ files: true, shownIf: true, startsStep: true })
  .extend({ type: fieldType.exclude(['file']) });

/** The form of a product as an owner changes it. */
export const customFormChange = z
  .strictObject({ name: z.string().trim(), fields: z.array(changedProductField) })
  .superRefine((draft, context) => {
    for (const [path, message] of Object.entries(formFaults(draft))) {
      context.addIssue({ code: 'custom', path: path.split('.'), message });
    }
  });

/** The schema of a custom form; without an id, of the form type itself, which has no fields. */
const templateSchema = customForm.extend({
  type: z.literal(FORM_TYPE),
  /** Every field type; `parts` are its inputs when it has several. */
  fieldTypes: z.array(z.strictObject({ type: fieldType, parts: z.array(z.string()) })),
});
export type TemplateSchema = AnswerOf<typeof templateSchema>;

export const getTemplateSchema = endpoint({
  method: 'GET',
  path: '/api/template/GetTemplateSchema',
  auth: 'visitor',
  summary: 'Returns the schema of a custom form: its public fields. `id` is the form’s or its product’s.',
  query: templateSchemaQuery,
  answer: templateSchema,
  errors: ['NOT_FOUND'],
  example: { query: { type: 9 } },
});
