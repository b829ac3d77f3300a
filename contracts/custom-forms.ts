import type { CustomFormField, CustomFormFieldType } from '@vitrine/domain/custom-form/custom-form.ts';
import * as z from 'zod';

/** Block type of a form, by which its schema is requested. spec: storefront-commerce 7, site-platform 3 */
export const FORM_TYPE = 9;

/** GET /api/template/GetTemplateSchema?type=9. `id` is a product's item id or its form's id. */
export const templateSchemaQuery = z.object({
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

/** The schema of a custom form; without an id, of the form type itself, which has no fields. */
export interface TemplateSchema {
  readonly type: typeof FORM_TYPE;
  readonly id: string;
  readonly name: string;
  readonly fields: readonly CustomFormField[];
  /** Every kind of field there is; `parts` are its inputs where it has several. */
  readonly fieldTypes: readonly { readonly type: CustomFormFieldType; readonly parts: readonly string[] }[];
}
