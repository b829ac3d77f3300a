import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/pages.ts';
import type { PageSettings } from '@vitrine/contracts/pages.ts';
import { mayChangeCode, type PageCode } from '@vitrine/domain/code/page-code.ts';
import { type FolderBehavior, itemKinds, type SearchMeta } from '@vitrine/domain/content/content.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { pageAddressRule } from '@vitrine/domain/text/en/admin.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { updateCollection } from '../collections.ts';
import { refuseField } from '../refuse-field.ts';
import type { ListSettings } from '../tables.ts';
import { isHomePage, pagePath } from './listed-pages.ts';
import { type DescribedPage, selectPage } from './repository.ts';

interface ChangedSettings {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  /** The address's last part; '' for the home page. */
  readonly urlId: string;
  readonly description: string;
  readonly seo: SearchMeta;
  readonly list?: NonNullable<PageSettings['list']>;
  readonly folderBehavior?: FolderBehavior;
  /** '' for the theme's default. */
  readonly layout?: string;
  readonly code?: PageCode;
}

export async function settingsOfPage(
  platform: Platform,
  site: Site,
  id: string,
  owner: Pick<OwnerView, 'role'>,
): Promise<Result<PageSettings, 'CONTENT_NOT_FOUND'>> {
  const page = await selectPage(platform.db, site.websiteId, id);
  return page === null ? fail('CONTENT_NOT_FOUND') : ok(settingsView(site, page, owner));
}

/**
 * Changes a page's settings at once. Its former address leads to the new one; the home page keeps its address. Code is
 * refused from roles that may not change it.
 */
export async function changeSettingsOfPage(
  platform: Platform,
  site: Site,
  { id, revision, urlId, list, folderBehavior, code, ...rest }: ChangedSettings,
  owner: Pick<OwnerView, 'role'>,
): Promise<Result<PageSettings, FailureOf<typeof calls.updatePageSettings>>> {
  const page = await selectPage(platform.db, site.websiteId, id);
  if (page === null) return fail('CONTENT_NOT_FOUND');
  const isHome = isHomePage(site, page);
  if (isHome !== (urlId === ''))
    return fail('URL_ID_INVALID', { params: { val: urlId }, fields: { urlId: pageAddressRule } });
  if (list !== undefined && !itemKinds.has(page.kind)) return notOfKind('list');
  if (folderBehavior !== undefined && page.kind !== 'folder') return notOfKind('folderBehavior');
  if (code !== undefined && !mayChangeCode(owner.role)) return fail('CODE_NOT_ALLOWED');
  const change = {
    ...rest,
    ...(isHome ? {} : { urlId }),
    ...(list === undefined ? {} : { listing: listingOf(list), ordering: list.ordering }),
    ...(folderBehavior === undefined ? {} : { folderBehavior }),
    ...(code === undefined ? {} : { headerCode: code.header, footerCode: code.footer }),
  };
  const changed = await updateCollection(platform, site.websiteId, id, change, revision);
  return changed.ok ? settingsOfPage(platform, site, id, owner) : changed;
}

const notOfKind = (field: string) => refuseField(field, 'This kind of page does not have it.');

/** What is the theme's or the page's choice is not stored. */
function listingOf({ pageSize, theme }: NonNullable<PageSettings['list']>): ListSettings {
  return { ...(pageSize === null ? {} : { pageSize }), ...(theme === null ? {} : { theme }) };
}

function settingsView(site: Site, page: DescribedPage, owner: Pick<OwnerView, 'role'>): PageSettings {
  const { title = '', description = '', hidden = false, imageId = null } = page.seo;
  const isHome = isHomePage(site, page);
  return {
    id: page.id,
    kind: page.kind,
    title: page.title,
    urlId: isHome ? '' : page.urlId,
    path: pagePath(site, page),
    description: page.description,
    seo: { title, description, hidden, imageId },
    list: itemKinds.has(page.kind)
      ? {
          pageSize: page.listing.pageSize ?? null,
          theme: page.listing.theme ?? null,
          ordering: page.ordering,
        }
      : null,
    // A folder without one leads to its first page.
    folderBehavior: page.kind === 'folder' ? (page.folderBehavior ?? 'redirect') : null,
    layout: page.layout,
    code: { header: page.headerCode, footer: page.footerCode },
    mayChangeCode: mayChangeCode(owner.role),
    isHome,
    isPublished: page.enabled,
    revision: page.revision,
  };
}
