import * as inbox from '@vitrine/contracts/form-submissions.ts';
import * as forms from '@vitrine/contracts/forms.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { changeOneSubmission, findSubmission } from './inbox.ts';
import { countFolders, selectColleagues } from './inbox-repository.ts';
import {
  changeOwnerForm,
  createOwnerForm,
  deleteOwnerForm,
  duplicateOwnerForm,
  findOwnerForm,
  listOwnerForms,
  restoreOwnerForm,
} from './owner-forms.ts';
import { exportSubmissionRows, submissionList } from './submission-list.ts';

/** So that a form with too much in it is refused with a sentence. */
const FORM_BYTES = 2 * 1024 * 1024;
/** People who work on a website and are listed. */
const MAX_COLLEAGUES = 200;

/** The owner's forms and what visitors sent. */
export const ownerFormRoutes: readonly Route[] = [
  route(forms.listForms, {
    handler: async ({ platform, site, query }) =>
      ok({ forms: [...(await listOwnerForms(platform, site, query.removed === 'only'))] }),
  }),
  route(forms.createForm, {
    bodyLimit: FORM_BYTES,
    handler: ({ platform, site, owner, body }) => createOwnerForm(platform, site, owner, body),
  }),
  route(forms.getForm, {
    handler: ({ platform, site, owner, params }) => findOwnerForm(platform, site, owner, params.id),
  }),
  route(forms.updateForm, {
    bodyLimit: FORM_BYTES,
    handler: ({ platform, site, owner, params, body }) =>
      changeOwnerForm(platform, site, owner, params.id, body),
  }),
  route(forms.duplicateForm, {
    handler: ({ platform, site, owner, params }) => duplicateOwnerForm(platform, site, owner, params.id),
  }),
  route(forms.deleteForm, {
    handler: ({ platform, site, params }) => deleteOwnerForm(platform, site, params.id),
  }),
  route(forms.restoreForm, {
    handler: ({ platform, site, owner, params }) => restoreOwnerForm(platform, site, owner, params.id),
  }),
  route(inbox.listSubmissions, {
    handler: ({ platform, site, query }) => submissionList.page(platform, site, query),
  }),
  route(inbox.countFoundSubmissions, {
    handler: async ({ platform, site, query }) => ok(await submissionList.count(platform, site, query)),
  }),
  route(inbox.exportSubmissions, {
    handler: ({ platform, site, query, reply }) => exportSubmissionRows(platform, site, query, reply),
  }),
  route(inbox.exportSelectedSubmissions, {
    handler: ({ platform, site, query, body, reply }) =>
      exportSubmissionRows(platform, site, { ...query, ...body }, reply),
  }),
  route(inbox.changeSubmissions, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'form-submissions', accountId: owner.accountId }),
  }),
  route(inbox.countSubmissions, {
    handler: async ({ platform, site, query }) =>
      ok(await countFolders(platform.db, site.websiteId, query.form ?? null)),
  }),
  route(inbox.listColleagues, {
    handler: async ({ platform, site }) => {
      const all = { accountId: null, limit: MAX_COLLEAGUES };
      return ok({ colleagues: [...(await selectColleagues(platform.db, site.websiteId, all))] });
    },
  }),
  route(inbox.getSubmission, {
    handler: ({ platform, site, params }) => findSubmission(platform, site, params.id),
  }),
  route(inbox.changeSubmission, {
    handler: ({ platform, site, params, body }) => changeOneSubmission(platform, site, params.id, body),
  }),
];
