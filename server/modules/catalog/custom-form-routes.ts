import { FORM_TYPE, getTemplateSchema, type TemplateSchema } from '@vitrine/contracts/custom-forms.ts';
import {
  type CustomForm,
  type CustomFormField,
  customFormFieldTypes,
  partsOf,
} from '@vitrine/domain/custom-form/custom-form.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findCustomForm } from './custom-forms.ts';

/** The custom-form schema, public fields only. spec: storefront-commerce 7 */
export const customFormRoutes: readonly Route[] = [
  route(getTemplateSchema, {
    handler: async ({ platform, site, query: { id } }) => {
      const form: CustomForm | null =
        id === ''
          ? { id: '', name: 'Form', fields: [] }
          : await findCustomForm(platform.db, site.websiteId, id);
      return form === null ? fail('NOT_FOUND') : ok(schemaOf(form));
    },
  }),
];

function schemaOf(form: CustomForm): TemplateSchema {
  return {
    type: FORM_TYPE,
    id: form.id,
    name: form.name,
    fields: form.fields.map(publicField),
    fieldTypes: customFormFieldTypes.map((type) => ({ type, parts: partsOf(type) ?? [] })),
  };
}

/** Listed one by one: other stored fields are private. */
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
