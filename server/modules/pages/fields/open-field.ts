import { footerDocument } from '@vitrine/blocks/sections/site-footer.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { themesText } from '@vitrine/domain/text/themes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openBlockField, startBlockField } from '../../content/index.ts';
import { footerField } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { themeOf } from '../themes/themes.ts';

/** A place of the theme in use for blocks, as owners see it. */
interface ListedField {
  readonly id: string;
  readonly label: string;
  readonly isFooter: boolean;
}

/** The places of the theme in use that take blocks. */
export async function listFields(platform: Platform, site: Site): Promise<ListedField[]> {
  const { fields } = await themeOf(platform, site);
  const footer = footerField(fields);
  return [...fields.values()].map((field) => ({
    id: field.id,
    label: field.label,
    isFooter: field === footer,
  }));
}

/**
 * The part of a place of the theme in use, to be edited. Where the theme shows a footer of its own until there are
 * blocks, the draft begins as that footer. Errors: CONTENT_NOT_FOUND where the theme has no such place.
 */
export async function openField(
  platform: Platform,
  site: Site,
  fieldId: string,
): Promise<Result<{ readonly id: string }, 'CONTENT_NOT_FOUND'>> {
  const { fields } = await themeOf(platform, site);
  const field = fields.get(fieldId);
  if (field === undefined) return fail('CONTENT_NOT_FOUND');
  const id = await openBlockField(platform, site.websiteId, fieldId);
  if (field.hasOwn && field === footerField(fields)) {
    const { title, locale, settings } = site;
    const { tagLine, description, contactEmail: email, contactPhone: phone = '', address } = settings;
    const hasAccounts = contentSettingsOf(settings).socialAccounts.length > 0;
    const own = footerDocument(
      { title, tagLine, description, email, phone, hasAccounts, address, words: themesText(locale) },
      field.look,
    );
    await startBlockField(platform, { websiteId: site.websiteId, pageId: id }, own);
  }
  return ok({ id });
}
