import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import type { FormSettings } from '@vitrine/domain/form/site-form.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertForm, mayAddForm } from './repository.ts';

/** A form without what only a stored one has. */
export interface MadeForm {
  readonly name: string;
  readonly fields: readonly CustomFormField[];
  readonly settings: FormSettings;
}

/** Adds a form unless the website has as many as it may have: then null. Its id. */
export async function tryMakeForm(
  platform: Platform,
  websiteId: string,
  form: MadeForm,
): Promise<string | null> {
  const now = platform.clock.now();
  const id = newId(now);
  return platform.db.transaction(async (tx) => {
    if (!(await mayAddForm(tx, websiteId))) return null;
    await insertForm(tx, { websiteId, id, ...form, now: new Date(now) });
    return id;
  });
}

/**
 * Adds a form, for seeds of websites. Its id.
 * @throws when the website has as many as it may have
 */
export async function makeForm(platform: Platform, websiteId: string, form: MadeForm): Promise<string> {
  const id = await tryMakeForm(platform, websiteId, form);
  if (id === null) throw new Error('the website has too many forms');
  return id;
}
