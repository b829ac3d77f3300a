import { captchaAlignments, captchaThemes } from '@vitrine/domain/form/site-form.ts';
import * as z from 'zod';
import { MAX_CAPTCHA_TOKEN } from './captcha.ts';
import { customFormField } from './custom-forms.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

/**
 * Characters of the answers as JSON text. Longer than what may be stored, so that too long an answer is returned to its
 * field to be shortened.
 */
const MAX_READ = 200_000;
/** Characters of each value about the page. */
const MAX_CONTEXT = 2_000;

/** A form as visitors get it, in a page that has a block of it. spec: site-platform 3 "Form" */
export const siteForm = z.strictObject({
  id,
  name: z.string(),
  /** Of its questions: it is sent back with the answers, so that these are checked against what the visitor saw. */
  version: z.int().min(1),
  fields: z.array(customFormField),
  submitLabel: z.string(),
  disclaimerMessage: z.string(),
  captchaEnabled: z.boolean(),
  captchaTheme: z.enum(captchaThemes),
  captchaAlignment: z.enum(captchaAlignments),
  /** Whether scripts run after it was sent: its page must let them. */
  hasCode: z.boolean(),
});
export type SiteFormView = AnswerOf<typeof siteForm>;

const context = z.string().max(MAX_CONTEXT).default('');

/** The page that a form was sent from. spec: site-platform 3 "Analytics context" */
const pageContext = {
  pageTitle: context,
  pageId: context,
  pagePath: context,
  /** `i` for an item, `c` for a collection. */
  contentSource: context,
  queryString: context,
  referrer: context,
  website_locale: context,
};

const exampleId = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11';
const exampleKey = 'Zk29dk3mx0qpwo1aKq0tbA';

export const getFormSubmissionKey = endpoint({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  auth: 'visitor',
  summary: 'Returns a key with which one form is sent, once and within a day.',
  answer: z.strictObject({ key: z.string() }),
  example: { answer: { key: exampleKey } },
});

/** What follows a form that was sent, in this order: a redirect, or words in place of the form. spec: site-platform 4 */
const formThanks = z.strictObject({
  /** '' for nowhere. */
  successRedirect: z.string(),
  /** Plain text. */
  submissionMessage: z.string(),
  /** HTML that is added below; its scripts run. '' for none. */
  submissionHTML: z.string(),
});
export type FormThanks = AnswerOf<typeof formThanks>;

export const saveFormSubmission = endpoint({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  auth: 'visitor',
  summary:
    'Stores the answers to a form. Sent again with the same key it answers the same, and stores nothing.',
  body: z.object({
    key: z.string().max(200).default(''),
    formId: z.string().max(100),
    /** The version of the form that was filled in; left out: the present one. */
    formVersion: z.int().min(1).max(2_147_483_647).optional(),
    /** Answers by field id as JSON text. */
    form: z.string().max(MAX_READ),
    /** The captcha's token for the action `FORM_BLOCK_SUBMISSION`. */
    captchaKey: z.string().max(MAX_CAPTCHA_TOKEN).default(''),
    /** Honeypot: hidden from people, so only bots fill it in. */
    website: z.string().max(MAX_CONTEXT).default(''),
    ...pageContext,
  }),
  answer: formThanks,
  malformed: 'FORM_FIELDS_UNREADABLE',
  errors: [
    'FORM_ANSWERS_INVALID',
    'FORM_KEY_REFUSED',
    'FORM_NOT_CONFIGURED',
    'FORM_NOT_SAVED',
    'CAPTCHA_FAILED',
    'RATE_LIMITED',
  ],
  example: {
    body: {
      key: exampleKey,
      formId: exampleId,
      form: '{"name":["June","Alder"],"email":"june@example.com","message":"Do you repair teapots?"}',
      pagePath: '/contact',
    },
    answer: { successRedirect: '', submissionMessage: 'Thank you!', submissionHTML: '' },
  },
});
export type SentForm = z.output<typeof saveFormSubmission.body>;

/** Fields of the form that uploads a file, before the file. */
export const formFileFields = z.object({
  /** Of the form, and the version that is filled in. */
  formId: z.string().max(100),
  formVersion: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
  /** Of the question. */
  fieldId: z.string().max(100),
  /** A key of `FormSubmissionKey` that is not used up by it. */
  key: z.string().max(200),
});

export const uploadFormFile = endpoint({
  method: 'POST',
  path: '/api/form/files',
  auth: 'visitor',
  summary:
    'Uploads a file for a question of a form, before the form is sent. Its answer is the list of such keys, each valid for two hours.',
  upload: {
    file: 'A file of a kind that the question takes, at most 10 MB; its content decides',
    fields: ['formId', 'formVersion', 'fieldId', 'key'],
  },
  answer: z.strictObject({
    /** The key with which it is sent. */
    upload: z.string(),
    /** As the owner will see it. */
    name: z.string(),
    /** Bytes. */
    size: count,
    expiresOn: time,
  }),
  status: 201,
  errors: [
    'FILE_TOO_LARGE',
    'FORM_FILE_REFUSED',
    'FORM_KEY_REFUSED',
    'FORM_NOT_CONFIGURED',
    'RATE_LIMITED',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  example: {
    answer: {
      upload: 'q1w2e3r4t5z6u7i8o9p0aa',
      name: 'teapot.jpg',
      size: 48_213,
      expiresOn: '2026-03-02T12:00:00.000Z',
    },
  },
});
export type UploadedFile = AnswerOf<typeof uploadFormFile.answer>;

export const validateForm = endpoint({
  method: 'POST',
  path: '/api/rest/forms/validate/:formId',
  auth: 'visitor',
  summary: 'Checks answers to a form, by field id, and stores nothing. A failure has an error by field id.',
  params: z.object({ formId: z.string().max(100) }),
  body: z.record(z.string().max(200), z.unknown()),
  answer: z.strictObject({ isValid: z.literal(true) }),
  malformed: 'FORM_FIELDS_UNREADABLE',
  errors: ['FORM_ANSWERS_INVALID', 'FORM_NOT_CONFIGURED'],
  example: { body: { email: 'june@example.com' }, answer: { isValid: true } },
});

/** The fields of a form that is posted without a script, by the names of its inputs. */
export const postedForm = z.record(
  z.string().max(300),
  z.union([z.string().max(MAX_READ), z.array(z.string().max(MAX_READ)).max(1000)]),
);
