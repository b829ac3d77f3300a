import { customFormFieldTypes } from '@vitrine/domain/custom-form/custom-form.ts';
import { followUpStates, submissionFolders, submissionReasons } from '@vitrine/domain/form/submission.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { day, defineList, oneOf, reference } from './list.ts';
import { COUNT_LIMIT } from './list-limits.ts';
import { mailStatuses } from './mail.ts';
import { count, id, time } from './primitives.ts';

const colleague = z.strictObject({
  /** Of the account. */
  id,
  /** Its name, or the email address of one without. */
  name: z.string(),
});

/** Characters of the answers that a row of the list shows. */
export const MAX_BEGINNING = 200;

const row = {
  id,
  formId: id,
  formName: z.string(),
  /** The sender's, as far as the answers have it; '' for none. */
  name: z.string(),
  email: z.string(),
  /** The beginning of the answers, plain text. */
  beginning: z.string(),
  folder: z.enum(submissionFolders),
  isRead: z.boolean(),
  assignedTo: colleague.nullable(),
  receivedOn: time,
};
const submissionRow = z.strictObject(row);
export type SubmissionRow = AnswerOf<typeof submissionRow>;

/** A mail about a submission: where it is in the outbox; null where none was written. */
const followingMail = z.strictObject({ id, recipient: z.string(), status: z.enum(mailStatuses) }).nullable();

const submission = z.strictObject({
  ...row,
  isSpam: z.boolean(),
  isDeleted: z.boolean(),
  /** In the order of the form as the sender saw it, one for each question. */
  answers: z.array(
    z.strictObject({
      /** Of the field. */
      id: z.string(),
      type: z.enum(customFormFieldTypes),
      label: z.string(),
      /** As text; 'N/A' for none. */
      text: z.string(),
      /** What was checked, or each rated statement with its rating; none for other answers. */
      entries: z.array(z.string()),
      isAnswered: z.boolean(),
      /** Whether the form still asks it. */
      isAsked: z.boolean(),
      /** In the shape of its type; null for none. spec: site-platform 3 */
      value: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.array(z.string()))]).nullable(),
      /** Of a question for files: those that were sent, in their order. */
      files: z.array(
        z.strictObject({
          id,
          name: z.string(),
          /** Bytes. */
          size: count,
        }),
      ),
    }),
  ),
  /** The version of the form that was filled in. */
  version: z.int().min(1),
  /** The page it was sent from; '' for what is not known. */
  page: z.strictObject({ title: z.string(), path: z.string(), referrer: z.string() }),
  /** What was noticed when it arrived. */
  reasons: z.array(z.enum(submissionReasons)),
  /** Whether its mails are written, and where these are. */
  followUp: z.strictObject({
    state: z.enum(followUpStates),
    /** Why the last attempt failed; '' for none. */
    error: z.string(),
    ownerMail: followingMail,
    receipt: followingMail,
  }),
  /** When it is erased; null for never. */
  erasedOn: time.nullable(),
});
export type Submission = AnswerOf<typeof submission>;

/** Submissions of all forms. The search finds beginnings of words of their answers. */
export const {
  list: listSubmissions,
  counted: countFoundSubmissions,
  exported: exportSubmissions,
  exportedSelection: exportSelectedSubmissions,
} = defineList({
  name: 'form-submissions',
  noun: 'submissions of forms',
  row: submissionRow,
  filters: {
    /** Left out: the inbox. */
    folder: oneOf(submissionFolders),
    /** By its id. The export has a column for each of its questions then. */
    form: reference,
    read: oneOf(['read', 'unread']),
    /** The account that it is assigned to. */
    assigned: reference,
    receivedFrom: day,
    /** Including that day. */
    receivedTo: day,
  },
  sorts: ['received'],
  defaultSort: '-received',
  example: { search: 'teapot', read: 'unread' },
});

/** What can be done with many submissions at once. */
export const submissionsChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('mark-read') }),
    z.strictObject({ action: z.literal('mark-unread') }),
    z.strictObject({ action: z.literal('mark-spam') }),
    z.strictObject({ action: z.literal('not-spam') }),
    z.strictObject({ action: z.literal('delete') }),
    z.strictObject({ action: z.literal('restore') }),
  ],
  'Choose what to do with them.',
);
export type SubmissionsChange = z.output<typeof submissionsChange>;

export const changeSubmissions = defineBulk({
  name: 'form-submissions',
  noun: 'submissions of forms',
  change: submissionsChange,
  example: { action: 'mark-read' },
});

const counts = z.strictObject({
  inbox: count.max(COUNT_LIMIT + 1),
  /** Of the inbox. */
  unread: count.max(COUNT_LIMIT + 1),
  spam: count.max(COUNT_LIMIT + 1),
  bin: count.max(COUNT_LIMIT + 1),
});
export type SubmissionCounts = AnswerOf<typeof counts>;

export const countSubmissions = endpoint({
  method: 'GET',
  path: '/api/admin/form-submissions/counts',
  auth: 'owner',
  summary: `Counts submissions by folder. Above ${COUNT_LIMIT}: there are more than that.`,
  query: z.object({ form: reference }),
  answer: counts,
  example: { query: {}, answer: { inbox: 40, unread: 2, spam: 1, bin: 0 } },
});

/** People to whom a submission can be assigned: those who work on the website, at most. */
const MAX_COLLEAGUES = 200;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/admin/form-submissions/colleagues',
  auth: 'owner',
  summary: 'Lists the people to whom submissions can be assigned.',
  answer: z.strictObject({ colleagues: z.array(colleague).max(MAX_COLLEAGUES) }),
  example: { answer: { colleagues: [] } },
});

const params = z.object({ id: z.uuid() });

export const getSubmission = endpoint({
  method: 'GET',
  path: '/api/admin/form-submissions/:id',
  auth: 'owner',
  summary: 'Returns a submission with its answers, and changes nothing: reading it is a change of its own.',
  params,
  notFound: 'SUBMISSION_NOT_FOUND',
  answer: submission,
});

export const getFormFile = endpoint({
  method: 'GET',
  path: '/api/admin/form-files/:id',
  auth: 'owner',
  summary: 'Returns a file that was sent with a form, to be saved: never to be opened in the browser.',
  params,
  notFound: 'FILE_NOT_FOUND',
  answer: { contentTypes: ['application/octet-stream'] },
});

export const changeSubmission = endpoint({
  method: 'PUT',
  path: '/api/admin/form-submissions/:id',
  auth: 'owner',
  summary: 'Marks a submission, assigns it, or moves it to another folder. What is left out stays.',
  params,
  notFound: 'SUBMISSION_NOT_FOUND',
  body: z.strictObject({
    isRead: z.boolean().optional(),
    /** The rules learn from it: what the same sender sends, and the same text, is judged alike. */
    isSpam: z.boolean().optional(),
    /** In the bin for 30 days. */
    isDeleted: z.boolean().optional(),
    /** An account that works on the website; null for nobody. */
    assignedTo: z.uuid().nullable().optional(),
  }),
  answer: submission,
  errors: ['TEAM_MEMBER_NOT_FOUND'],
  example: { body: { isRead: true } },
});
export type SubmissionChange = z.output<typeof changeSubmission.body>;
