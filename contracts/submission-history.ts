import {
  MAX_NOTE,
  MAX_NOTES,
  MAX_REPLIES,
  MAX_REPLY,
  MAX_REPLY_SUBJECT,
  NOTE_UNDO_HOURS,
} from '@vitrine/domain/form/submission-notes.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { mailStatuses } from './mail.ts';
import { id, time } from './primitives.ts';

/** Who wrote it: the name, or the email address of an account without one; null once the account is gone. */
const author = z.string().nullable();

const note = z.strictObject({ id, text: z.string(), author, writtenOn: time });
export type SubmissionNote = AnswerOf<typeof note>;

const reply = z.strictObject({
  id,
  recipient: z.string(),
  subject: z.string(),
  message: z.string(),
  author,
  writtenOn: time,
  /** Where it is in the outbox; null once it is gone from there. */
  mail: z.strictObject({ id, status: z.enum(mailStatuses) }).nullable(),
});
export type SubmissionReply = AnswerOf<typeof reply>;

const history = z.strictObject({
  /** The oldest first. */
  notes: z.array(note).max(MAX_NOTES),
  replies: z.array(reply).max(MAX_REPLIES),
});
export type SubmissionHistory = AnswerOf<typeof history>;

const params = z.object({ id: z.uuid() });
const ofSubmission = { params, notFound: 'SUBMISSION_NOT_FOUND' } as const;
const ofNote = {
  params: params.extend({ noteId: z.uuid() }),
  notFound: 'SUBMISSION_NOTE_NOT_FOUND',
} as const;

export const getSubmissionHistory = endpoint({
  method: 'GET',
  path: '/api/admin/form-submissions/:id/history',
  auth: 'owner',
  summary: 'Returns the notes about a submission, and how it was answered.',
  ...ofSubmission,
  answer: history,
});

export const addSubmissionNote = endpoint({
  method: 'POST',
  path: '/api/admin/form-submissions/:id/notes',
  auth: 'owner',
  summary: 'Adds a note to a submission. Only those who work on the site see it.',
  ...ofSubmission,
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Write a note first.')
      .max(MAX_NOTE, 'A note has at most 5,000 characters.'),
  }),
  answer: history,
  status: 201,
  errors: ['SUBMISSION_NOTES_FULL'],
  example: { body: { text: 'Called: she comes by on Friday.' } },
});

export const deleteSubmissionNote = endpoint({
  method: 'DELETE',
  path: '/api/admin/form-submissions/:id/notes/:noteId',
  auth: 'owner',
  summary: `Deletes a note. It can be restored for ${NOTE_UNDO_HOURS} hours.`,
  ...ofNote,
  answer: history,
});

export const restoreSubmissionNote = endpoint({
  method: 'POST',
  path: '/api/admin/form-submissions/:id/notes/:noteId/restore',
  auth: 'owner',
  summary: 'Takes back that a note was deleted.',
  ...ofNote,
  answer: history,
});

export const replyToSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/form-submissions/:id/replies',
  auth: 'owner',
  summary:
    'Answers a submission by mail: to the address its sender entered, with their words below. The same key again sends nothing more.',
  ...ofSubmission,
  body: z.strictObject({
    subject: z
      .string()
      .trim()
      .min(1, 'Enter a subject.')
      .max(MAX_REPLY_SUBJECT, 'A subject has at most 200 characters.')
      .regex(/^\P{Cc}*$/u, 'A subject is one line of text.'),
    message: z
      .string()
      .trim()
      .min(1, 'Write your answer first.')
      .max(MAX_REPLY, 'An answer has at most 20,000 characters.'),
    idempotencyKey: z.uuid(),
  }),
  answer: history,
  status: 201,
  errors: ['SUBMISSION_WITHOUT_EMAIL', 'SUBMISSION_REPLIES_FULL'],
  example: {
    body: {
      subject: 'Re: Contact',
      message: 'Yes, we do. Bring it by on Friday.',
      idempotencyKey: '0193e0c2-0000-7000-8000-000000000009',
    },
  },
});
