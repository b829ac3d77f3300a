import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/forms.ts';
import type { ChangedForm, ListedForm, NewForm, OwnerForm } from '@vitrine/contracts/forms.ts';
import { mayChangeCode } from '@vitrine/domain/code/page-code.ts';
import { acceptsAnswer } from '@vitrine/domain/custom-form/custom-form.ts';
import {
  type FormSettings,
  MAX_FORMS,
  newFormFields,
  newFormSettings,
} from '@vitrine/domain/form/site-form.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { notificationBarrier } from '../../platform/notification-barrier.ts';
import { isoTime } from '../../platform/iso-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { knownLists } from '../audience/index.ts';
import { bumpRevision, lockWebsite, type Site } from '../websites/index.ts';
import { type MadeForm, tryMakeForm } from './make-form.ts';
import {
  lockForm,
  mayAddForm,
  selectForms,
  selectListed,
  setFormDeleted,
  type StoredForm,
  updateForm,
} from './repository.ts';

const limit = () => fail('FORM_LIMIT', { params: { most: MAX_FORMS } });

/** The forms of a website by name, or those in its bin. */
export async function listOwnerForms(
  platform: Platform,
  { websiteId }: Site,
  isInBin: boolean,
): Promise<readonly ListedForm[]> {
  const rows = await selectListed(platform.db, websiteId, isInBin);
  return rows.map(({ fields, lastOn, updatedOn, deletedOn, ...row }) => ({
    id: row.id,
    name: row.name,
    revision: row.revision,
    questions: fields.filter((field) => acceptsAnswer(field) && field.type !== 'hidden').length,
    submissions: row.submissions,
    unread: row.unread,
    lastOn: isoTime(lastOn),
    updatedOn: isoTime(updatedOn),
    deletedOn: isoTime(deletedOn),
  }));
}

const viewOf = (form: StoredForm, { settings }: Site, owner: Pick<OwnerView, 'role'>): OwnerForm => ({
  id: form.id,
  name: form.name,
  revision: form.revision,
  version: form.version,
  fields: form.fields,
  settings: form.settings,
  contactEmail: settings.contactEmail,
  mayChangeCode: mayChangeCode(owner.role),
  updatedOn: isoTime(form.updatedOn),
  deletedOn: isoTime(form.deletedOn),
});

/** A form as its owner sees it, also one in the bin. */
export async function findOwnerForm(
  platform: Platform,
  site: Site,
  owner: Pick<OwnerView, 'role'>,
  id: string,
): Promise<Result<OwnerForm, 'FORM_NOT_FOUND'>> {
  const [form] = await selectForms(platform.db, site.websiteId, [id]);
  return form === undefined ? fail('FORM_NOT_FOUND') : ok(viewOf(form, site, owner));
}

/** Whether the mailing list of a form, if any, is one of the website. */
async function hasKnownList(
  db: Queryable,
  websiteId: string,
  { mailingList }: Pick<FormSettings, 'mailingList'>,
): Promise<boolean> {
  return mailingList === undefined || (await knownLists(db, websiteId, [mailingList.listId])).length === 1;
}

/** Makes a form, by default that of a contact page. */
export async function createOwnerForm(
  platform: Platform,
  site: Site,
  owner: Pick<OwnerView, 'role'>,
  wanted: NewForm,
): Promise<Result<OwnerForm, FailureOf<typeof calls.createForm>>> {
  const settings: FormSettings = wanted.settings ?? newFormSettings;
  if (settings.submissionHTML !== '' && !mayChangeCode(owner.role)) return fail('CODE_NOT_ALLOWED');
  if (!(await hasKnownList(platform.db, site.websiteId, settings))) return fail('MAILING_LIST_NOT_FOUND');
  return addForm(platform, site, owner, {
    name: wanted.name,
    fields: wanted.fields ?? newFormFields,
    settings,
  });
}

async function addForm(
  platform: Platform,
  site: Site,
  owner: Pick<OwnerView, 'role'>,
  form: MadeForm,
): Promise<Result<OwnerForm, 'FORM_LIMIT'>> {
  const { websiteId } = site;
  const id = await tryMakeForm(platform, websiteId, form);
  if (id === null) return limit();
  const [added] = await selectForms(platform.db, websiteId, [id]);
  if (added === undefined) throw new Error('a form that was added is not there');
  return ok(viewOf(added, site, owner));
}

/** Changes a form based on the revision that its owner saw. Questions and settings that differ are a new version. */
export async function changeOwnerForm(
  platform: Platform,
  site: Site,
  owner: Pick<OwnerView, 'role'>,
  id: string,
  change: ChangedForm,
): Promise<Result<OwnerForm, FailureOf<typeof calls.updateForm>>> {
  const { websiteId } = site;
  const { revision, name, fields, settings } = change;
  const refused = await platform.db.transaction(async (tx) => {
    // The website first, as everywhere: its revision is raised below.
    await lockWebsite(tx, websiteId);
    const stored = await lockForm(tx, websiteId, id);
    if (stored === null) return fail('FORM_NOT_FOUND');
    if (stored.revision !== revision) return fail('STALE_REVISION');
    const isOtherCode = settings.submissionHTML !== stored.settings.submissionHTML;
    if (isOtherCode && !mayChangeCode(owner.role)) return fail('CODE_NOT_ALLOWED');
    // One that was deleted since may stay: senders join nothing then.
    const isOtherList = settings.mailingList?.listId !== stored.settings.mailingList?.listId;
    if (isOtherList && !(await hasKnownList(tx, websiteId, settings))) return fail('MAILING_LIST_NOT_FOUND');
    const isSame = sameJson(fields, stored.fields) && sameJson(settings, stored.settings);
    const version = isSame ? stored.version : stored.version + 1;
    const now = new Date(platform.clock.now());
    await updateForm(tx, { websiteId, id, name, version, fields, settings, now });
    await bumpRevision(tx, websiteId);
    return null;
  });
  if (refused !== null) return refused;
  await notificationBarrier(platform);
  return findOwnerForm(platform, site, owner, id);
}

/** Whether two values are the same JSON, in whatever order PostgreSQL keeps the names of an object. */
function sameJson(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Characters of a form's name. */
const MAX_NAME = 160;

/** Copies a form without its submissions. */
export async function duplicateOwnerForm(
  platform: Platform,
  site: Site,
  owner: Pick<OwnerView, 'role'>,
  id: string,
): Promise<Result<OwnerForm, FailureOf<typeof calls.duplicateForm>>> {
  const [form] = await selectForms(platform.db, site.websiteId, [id]);
  if (form === undefined) return fail('FORM_NOT_FOUND');
  const { fields, settings } = form;
  return addForm(platform, site, owner, { name: `${form.name} (copy)`.slice(0, MAX_NAME), fields, settings });
}

/** Moves a form to the bin: pages say at once that it is not configured. */
export async function deleteOwnerForm(
  platform: Platform,
  { websiteId }: Site,
  id: string,
): Promise<Result<null, 'FORM_NOT_FOUND'>> {
  const isFound = await platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const stored = await lockForm(tx, websiteId, id);
    if (stored === null) return false;
    if (stored.deletedOn !== null) return true;
    await setFormDeleted(tx, websiteId, id, new Date(platform.clock.now()));
    await bumpRevision(tx, websiteId);
    return true;
  });
  if (!isFound) return fail('FORM_NOT_FOUND');
  await notificationBarrier(platform);
  return ok(null);
}

/** Takes a form out of the bin. */
export async function restoreOwnerForm(
  platform: Platform,
  site: Site,
  owner: Pick<OwnerView, 'role'>,
  id: string,
): Promise<Result<OwnerForm, FailureOf<typeof calls.restoreForm>>> {
  const { websiteId } = site;
  const refused = await platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const stored = await lockForm(tx, websiteId, id);
    if (stored === null) return fail('FORM_NOT_FOUND');
    if (stored.deletedOn === null) return null;
    if (!(await mayAddForm(tx, websiteId))) return limit();
    await setFormDeleted(tx, websiteId, id, null);
    await bumpRevision(tx, websiteId);
    return null;
  });
  if (refused !== null) return refused;
  await notificationBarrier(platform);
  return findOwnerForm(platform, site, owner, id);
}
