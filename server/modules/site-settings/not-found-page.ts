import { notFoundDocument } from '@vitrine/blocks/sections/not-found-page.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type { makeNotFoundPage } from '@vitrine/contracts/site-settings.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import { sitePagesText } from '@vitrine/domain/text/site-pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPage } from '../content/index.ts';
import type { Site } from '../websites/index.ts';

/** Adds a page for addresses where nothing is, with a draft to begin with; search engines are asked to leave it out. */
export async function addNotFoundPage(
  platform: Platform,
  site: Site,
  accountId: string,
): Promise<Result<{ readonly id: string; readonly title: string }, FailureOf<typeof makeNotFoundPage>>> {
  const { starter } = sitePagesText(site.locale);
  const made = await addPage(platform, site, {
    title: starter.title,
    parentId: null,
    draft: { document: notFoundDocument(starter), savedBy: accountId },
    isHidden: true,
  });
  return made.ok ? ok({ id: made.value.id, title: made.value.title }) : made;
}
