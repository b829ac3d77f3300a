import { FORM_TYPE, type TemplateSchema, templateSchemaQuery } from '@vitrine/contracts/custom-forms.ts';
import {
  type CustomForm,
  type CustomFormField,
  customFormFieldTypes,
  partsOf,
} from '@vitrine/domain/custom-form/custom-form.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCustomForm } from './custom-forms.ts';

/** The custom-form schema, public fields only. spec: storefront-commerce 7 */
export function customFormRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/template/GetTemplateSchema', async (request, reply) => {
    const query = parseQuery(templateSchemaQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const { id } = query.value;
    const form: CustomForm | null =
      id === ''
        ? { id: '', name: 'Form', fields: [] }
        : await findCustomForm(platform.db, request.site.websiteId, id);
    if (form === null) return sendFailure(reply, { code: 'NOT_FOUND' });
    return reply.header('cache-control', 'no-store').send(schemaOf(form));
  });
}

function schemaOf(form: CustomForm): TemplateSchema {
  return {
    type: FORM_TYPE,
    id: form.id,
    name: form.name,
    fields: form.fields.map(publicField),
    fieldTypes: customFormFieldTypes.map((type) => ({ type, parts: partsOf(type) ?? [] })),
  };
}

/** Named one by one: what is stored besides is nobody's. */
function publicField(field: CustomFormField): CustomFormField {
  const { id, type, label, required, maxLength, options } = field;
  return {
    id,
    type,
    label,
    required,
    maxLength,
    options,
    ...(field.description === undefined ? {} : { description: field.description }),
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    ...(field.questions === undefined ? {} : { questions: field.questions }),
    ...(field.queryName === undefined ? {} : { queryName: field.queryName }),
    ...(field.value === undefined ? {} : { value: field.value }),
  };
}
