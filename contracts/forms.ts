import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { siteFormFaults } from '@vitrine/domain/form/form-question-faults.ts';
import { formSettingsFaults } from '@vitrine/domain/form/form-settings-faults.ts';
import {
  captchaAlignments,
  captchaThemes,
  type FormSettings,
  MAX_FORMS,
  newFormFields,
  newFormSettings,
} from '@vitrine/domain/form/site-form.ts';
import * as z from 'zod';
import { changedFormField, customFormField } from './custom-forms.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';
import { revision } from './revision.ts';

/** Addresses of one list that are read at most: more than a form may have, so that it is refused with a sentence. */
const MAX_READ_ADDRESSES = 50;
/** Characters of a text that is read at most, for the same reason; code may be longer. */
const MAX_READ = 10_000;
const MAX_READ_CODE = 200_000;
const MAX_READ_FIELDS = 500;

const text = z.string().max(MAX_READ, 'This is far too long.');
const line = text.trim();
const addresses = z.array(line).max(MAX_READ_ADDRESSES, 'These are too many addresses.');

/** What a form does besides asking; what each part may be: `formSettingsFaults`. */
const formSettings = z.strictObject({
  submitLabel: line,
  submissionMessage: text,
  submissionHTML: z.string().max(MAX_READ_CODE, 'This is far too long.'),
  successRedirect: line,
  disclaimerMessage: text,
  captchaEnabled: z.boolean(),
  captchaTheme: z.enum(captchaThemes),
  captchaAlignment: z.enum(captchaAlignments),
  mail: z.strictObject({ isOn: z.boolean(), to: addresses, cc: addresses, bcc: addresses, subject: line }),
  receipt: z.strictObject({ isOn: z.boolean(), subject: line, message: text }),
  mailingList: z.exactOptional(z.strictObject({ listId: id, consentField: line })),
  keepDays: z.int('Enter a whole number of days.'),
});

const formFields = z.array(changedFormField).max(MAX_READ_FIELDS, 'These are too many questions.');

const formName = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(160, 'A name has at most 160 characters.')
  .regex(/^\P{Cc}*$/u, 'A name is one line of text.');

/** A form in the list of them. */
const listedForm = z.strictObject({
  id,
  name: z.string(),
  revision,
  /** Questions that can be answered. */
  questions: count,
  /** Submissions in its inbox, and those of them that were not read; counted up to 5,000. */
  submissions: count,
  unread: count,
  /** When the latest of them came; null for none. */
  lastOn: time.nullable(),
  updatedOn: time,
  /** Null while it is not in the bin. */
  deletedOn: time.nullable(),
});
export type ListedForm = AnswerOf<typeof listedForm>;

const ownerForm = z.strictObject({
  id,
  name: z.string(),
  revision,
  /** Of its questions and settings: submissions name the one that was filled in. */
  version: z.int().min(1),
  fields: z.array(customFormField),
  settings: formSettings,
  /** Where its mails go while it names no address: the contact address of the site; '' for none. */
  contactEmail: z.string(),
  /** Whether the owner who asks may change the HTML that is added after sending. */
  mayChangeCode: z.boolean(),
  updatedOn: time,
  deletedOn: time.nullable(),
});
export type OwnerForm = AnswerOf<typeof ownerForm>;

const params = z.object({ id: z.uuid() });

/** What is wrong with a form, by path. Questions and settings together: a receipt needs a question for an email address. */
function addFaults(
  {
    name,
    fields,
    settings,
  }: {
    readonly name: string;
    readonly fields: readonly CustomFormField[];
    readonly settings: FormSettings;
  },
  context: z.core.$RefinementCtx,
): void {
  const faults = [
    ...Object.entries(siteFormFaults({ name, fields })),
    ...Object.entries(formSettingsFaults(settings, fields)).map(
      ([path, message]) => [`settings.${path}`, message] as const,
    ),
  ];
  for (const [path, message] of faults) {
    context.addIssue({ code: 'custom', path: path.split('.'), message });
  }
}

const newForm = z
  .strictObject({
    name: formName,
    fields: formFields.optional(),
    settings: formSettings.optional(),
  })
  .superRefine(({ name, fields = newFormFields, settings = newFormSettings }, context) =>
    addFaults({ name, fields, settings }, context),
  );
export type NewForm = z.output<typeof newForm>;

const changedForm = z
  .strictObject({ revision, name: formName, fields: formFields, settings: formSettings })
  .superRefine(addFaults);
export type ChangedForm = z.output<typeof changedForm>;

const someForm = {
  name: 'Contact',
  fields: newFormFields,
  settings: {
    ...newFormSettings,
    mail: { isOn: true, to: ['june@example.com'], cc: [], bcc: [], subject: '{form}: {name}' },
  },
};

export const listForms = endpoint({
  method: 'GET',
  path: '/api/admin/forms',
  auth: 'owner',
  summary: `Lists the forms of the website by name, at most ${MAX_FORMS}; or those in the bin.`,
  query: z.object({ removed: z.literal('only').optional() }),
  answer: z.strictObject({ forms: z.array(listedForm) }),
  example: { query: {}, answer: { forms: [] } },
});

export const createForm = endpoint({
  method: 'POST',
  path: '/api/admin/forms',
  auth: 'owner',
  summary:
    'Makes a form. Without questions it has those of a contact form, without settings those of a new form.',
  body: newForm,
  answer: ownerForm,
  status: 201,
  errors: ['FORM_LIMIT', 'CODE_NOT_ALLOWED', 'MAILING_LIST_NOT_FOUND'],
  example: { body: { name: 'Contact' } },
});

export const getForm = endpoint({
  method: 'GET',
  path: '/api/admin/forms/:id',
  auth: 'owner',
  summary: 'Returns a form with its questions and settings, also one in the bin.',
  params,
  notFound: 'FORM_NOT_FOUND',
  answer: ownerForm,
});

export const updateForm = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/:id',
  auth: 'owner',
  summary:
    'Changes a form. Visitors who are filling it in send what they saw; submissions keep their questions.',
  params,
  notFound: 'FORM_NOT_FOUND',
  body: changedForm,
  answer: ownerForm,
  errors: ['STALE_REVISION', 'CODE_NOT_ALLOWED', 'MAILING_LIST_NOT_FOUND'],
  example: { body: { revision: 3, ...someForm } },
});

export const duplicateForm = endpoint({
  method: 'POST',
  path: '/api/admin/forms/:id/duplicate',
  auth: 'owner',
  summary: 'Copies a form, without its submissions.',
  params,
  notFound: 'FORM_NOT_FOUND',
  answer: ownerForm,
  status: 201,
  errors: ['FORM_LIMIT'],
});

export const deleteForm = endpoint({
  method: 'POST',
  path: '/api/admin/forms/:id/delete',
  auth: 'owner',
  summary: 'Moves a form to the bin for 30 days: pages say that it is not configured. Its submissions stay.',
  params,
  notFound: 'FORM_NOT_FOUND',
  answer: null,
});

export const restoreForm = endpoint({
  method: 'POST',
  path: '/api/admin/forms/:id/restore',
  auth: 'owner',
  summary: 'Takes a form out of the bin: pages show it again.',
  params,
  notFound: 'FORM_NOT_FOUND',
  answer: ownerForm,
  errors: ['FORM_LIMIT'],
});
