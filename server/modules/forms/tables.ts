import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import type { FormSettings } from '@vitrine/domain/form/site-form.ts';
import type { FollowUpState, OwnerJudgement, SubmissionReason } from '@vitrine/domain/form/submission.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** Forms that blocks of pages show by their id. Questions and settings are those of `version`. */
export const forms = pgTable(
  'forms',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    revision: integer('revision').notNull().default(1),
    /** The number of the present one of its `form_versions`. */
    version: integer('version').notNull(),
    createdOn: at('created_on').notNull(),
    updatedOn: at('updated_on').notNull(),
    /** When it was moved to the bin; null while it is not there. */
    deletedOn: at('deleted_on'),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.id] })],
);

/**
 * Questions and settings of forms, never changed: a submission names the version that its sender saw, and so keeps the
 * labels of questions that were removed or reworded since.
 */
export const formVersions = pgTable(
  'form_versions',
  {
    websiteId: websiteId(),
    formId: uuid('form_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    fields: jsonb('fields').$type<readonly CustomFormField[]>().notNull(),
    settings: jsonb('settings').$type<FormSettings>().notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.formId, t.number] })],
);

/** Keys that were given to visitors, with each of which one form is sent. Only a hash of a key is stored. */
export const formKeys = pgTable(
  'form_keys',
  {
    websiteId: websiteId(),
    hash: text('hash').notNull(),
    issuedOn: at('issued_on').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.hash] }), index('form_keys_expired').on(t.expiresOn)],
);

/** What visitors sent, spam too. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    formId: uuid('form_id').notNull(),
    /** Of the form, as the sender saw it. */
    version: integer('version').notNull(),
    /** By field id, in the shapes of their types. */
    answers: jsonb('answers').$type<CustomFormAnswers>().notNull(),
    /** The answers as text, by which it is found. */
    summary: text('summary').notNull(),
    /** The sender's name and email address (lower case) where the answers have them; '' for none. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    /** Hash of the key it was sent with; without a script of form, answers, sender and time. A second one is refused. */
    once: text('once').notNull(),
    /** Hash of form and answers: the same key with other answers is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the answers' text, to detect the same text in many places. */
    textHash: text('text_hash').notNull(),
    /** Hash of the email address, of the session cookie or of the IP address without both. */
    senderHash: text('sender_hash').notNull(),
    /** The page it was sent from. */
    page: jsonb('page').$type<SubmittedPage>().notNull(),
    isSpam: boolean('is_spam').notNull(),
    reasons: jsonb('reasons').$type<readonly SubmissionReason[]>().notNull().default([]),
    /** What the owner said of the rules' verdict; null for nothing. */
    judgedAs: text('judged_as').$type<OwnerJudgement>(),
    readOn: at('read_on'),
    /** The account that takes care of it. */
    assignedTo: uuid('assigned_to'),
    receivedOn: at('received_on').notNull(),
    /** When it was moved to the bin; null while it is not there. */
    deletedOn: at('deleted_on'),
    followUp: text('follow_up').$type<FollowUpState>().notNull(),
    followUpOn: at('follow_up_on').notNull(),
    followUpAttempts: integer('follow_up_attempts').notNull().default(0),
    followUpError: text('follow_up_error').notNull().default(''),
    /** In the outbox; null where none was written. */
    mailId: uuid('mail_id'),
    receiptId: uuid('receipt_id'),
    /** Answers with the sender: see `listLexemes`. Not generated: the SQL function takes a fifth of the time of storing. */
    search: searchVector('search').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('form_submissions_once').on(t.websiteId, t.once),
    index('form_submissions_newest').on(t.websiteId, t.receivedOn, t.id),
    index('form_submissions_of_form').on(t.websiteId, t.formId, t.receivedOn, t.id),
    index('form_submissions_of_version').on(t.websiteId, t.formId, t.version),
    index('form_submissions_unread')
      .on(t.websiteId, t.formId)
      .where(sql`read_on is null and deleted_on is null and not is_spam`),
    index('form_submissions_by_text').on(t.websiteId, t.textHash, t.receivedOn),
    index('form_submissions_judged_text')
      .on(t.websiteId, t.textHash, t.receivedOn)
      .where(sql`judged_as is not null`),
    index('form_submissions_judged_sender')
      .on(t.websiteId, t.senderHash, t.receivedOn)
      .where(sql`judged_as is not null`),
    index('form_submissions_by_email')
      .on(t.websiteId, t.email)
      .where(sql`email <> ''`),
    index('form_submissions_follow_up')
      .on(t.websiteId, t.followUpOn)
      .where(sql`follow_up = 'waiting'`),
    index('form_submissions_deleted')
      .on(t.deletedOn)
      .where(sql`deleted_on is not null`),
    index('form_submissions_search').using('gin', t.search),
  ],
);

/** What those who work on a website write about a submission for each other. */
export const formNotes = pgTable(
  'form_notes',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    submissionId: uuid('submission_id').notNull(),
    accountId: uuid('account_id').notNull(),
    body: text('body').notNull(),
    createdOn: at('created_on').notNull(),
    /** When it was deleted; null while it is there. It can be restored for a day. */
    deletedOn: at('deleted_on'),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('form_notes_of_submission').on(t.websiteId, t.submissionId, t.id),
    index('form_notes_deleted')
      .on(t.deletedOn)
      .where(sql`deleted_on is not null`),
  ],
);

/** Answers by mail to submissions. */
export const formReplies = pgTable(
  'form_replies',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    submissionId: uuid('submission_id').notNull(),
    accountId: uuid('account_id').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The mail in the outbox. */
    mailId: uuid('mail_id').notNull(),
    /** Of the browser: sent again, the answer is one. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('form_replies_of_submission').on(t.websiteId, t.submissionId, t.id),
    uniqueIndex('form_replies_once').on(t.websiteId, t.idempotencyKey),
  ],
);

/** The page a form was sent from, as the browser describes it; '' for what is not known. */
export interface SubmittedPage {
  readonly title: string;
  readonly path: string;
  readonly pageId: string;
  readonly contentSource: string;
  readonly queryString: string;
  readonly referrer: string;
  readonly locale: string;
}

/**
 * Files that visitors sent with forms, or have uploaded to send them. One without a submission is erased when it expires;
 * what is in the file store has its id as name.
 */
export const formFiles = pgTable(
  'form_files',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    formId: uuid('form_id').notNull(),
    /** Of the question. */
    fieldId: text('field_id').notNull(),
    /** Hash of the key with which it is sent. */
    uploadHash: text('upload_hash').notNull(),
    /** Null before it is sent, and once it is to be erased. */
    submissionId: uuid('submission_id'),
    /** Of the files of one answer, from 0. */
    position: integer('position').notNull().default(0),
    /** Cleaned; '' once it is to be erased. */
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Of its content, base64url. */
    sha256: text('sha256').notNull(),
    uploadedOn: at('uploaded_on').notNull(),
    expiresOn: at('expires_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('form_files_by_upload').on(t.websiteId, t.uploadHash),
    index('form_files_of_submission')
      .on(t.websiteId, t.submissionId)
      .where(sql`submission_id is not null`),
    index('form_files_expired')
      .on(t.expiresOn)
      .where(sql`submission_id is null`),
  ],
);
