import type { SiteFormView } from '@vitrine/contracts/site-forms.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AskedForm } from './sent-repository.ts';
import { selectForms } from './repository.ts';

/** A form as pages have it: nothing of its mails. */
export function viewForm({ id, name, version, fields, settings }: AskedForm): SiteFormView {
  return {
    id,
    name,
    version,
    fields,
    submitLabel: settings.submitLabel,
    disclaimerMessage: settings.disclaimerMessage,
    captchaEnabled: settings.captchaEnabled,
    captchaTheme: settings.captchaTheme,
    captchaAlignment: settings.captchaAlignment,
    hasCode: settings.successRedirect === '' && settings.submissionHTML.trim() !== '',
  };
}

/** Forms for blocks, by id; those that do not exist or are in the bin are left out. */
export async function formsByIds(
  platform: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SiteFormView>> {
  if (ids.length === 0) return new Map();
  const found = await selectForms(platform.db, websiteId, ids);
  return new Map(
    found.filter(({ deletedOn }) => deletedOn === null).map((form) => [form.id, viewForm(form)]),
  );
}
