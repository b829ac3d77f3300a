import * as calls from '@vitrine/contracts/submission-history.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addNote, replyTo, setNote, viewHistory } from './history.ts';

/** Notes about submissions, and answers by mail. */
export const historyRoutes: readonly Route[] = [
  route(calls.getSubmissionHistory, {
    handler: ({ platform, site, params }) => viewHistory(platform, site.websiteId, params.id),
  }),
  route(calls.addSubmissionNote, {
    handler: ({ platform, site, owner, params, body }) =>
      addNote(platform, site, owner, params.id, body.text),
  }),
  route(calls.deleteSubmissionNote, {
    handler: ({ platform, site, params }) =>
      setNote(platform, site, { submissionId: params.id, id: params.noteId }, true),
  }),
  route(calls.restoreSubmissionNote, {
    handler: ({ platform, site, params }) =>
      setNote(platform, site, { submissionId: params.id, id: params.noteId }, false),
  }),
  route(calls.replyToSubmission, {
    handler: ({ platform, site, owner, params, body }) => replyTo(platform, site, owner, params.id, body),
  }),
];
