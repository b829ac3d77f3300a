import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/pages.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { TreePlace } from '@vitrine/domain/tree/tree.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { placedIn, refusePlace } from '../placed-in.ts';
import { changePage, type SeenPage } from './change-page.ts';
import { isHomePage } from './listed-pages.ts';
import { saveLevel, saveParent, selectPages } from './repository.ts';
import { changeCollection } from '../repository.ts';

type Revised<Call extends { readonly errors?: readonly string[] }> = Promise<
  Result<{ readonly revision: number }, FailureOf<Call>>
>;

/** Moves a page with all that is inside it. The pages of its new level are numbered again; only its own revision rises. */
export function movePageOf(
  platform: Platform,
  site: Site,
  { parentId, after, ...seen }: SeenPage & TreePlace,
): Revised<typeof calls.movePage> {
  const { websiteId } = site;
  return changePage<{ readonly revision: number }, 'CONTENT_FIELD_INVALID'>(
    platform,
    site,
    seen,
    async (tx, page) => {
      const pages = await selectPages(tx, websiteId);
      const placed = placedIn(pages, page.id, parentId);
      if (!placed.ok) return placed;
      const level = pages
        .filter((one) => one.parentId === parentId && one.id !== page.id)
        .map(({ id }) => id);
      const at = after === null ? 0 : level.indexOf(after) + 1;
      if (after !== null && at === 0) return refusePlace('after', 'it is no page of that level');
      await saveParent(tx, websiteId, page.id, parentId);
      await saveLevel(tx, websiteId, level.toSpliced(at, 0, page.id));
      return ok({ revision: page.revision + 1 });
    },
  );
}

/** Hides a page from visitors, who always need the home page. */
export function unpublishPageOf(
  platform: Platform,
  site: Site,
  seen: SeenPage,
): Revised<typeof calls.unpublishPage> {
  return changePage<{ readonly revision: number }, 'PAGE_IS_HOME' | 'STALE_REVISION'>(
    platform,
    site,
    seen,
    async (tx, page) => {
      if (isHomePage(site, page)) return fail('PAGE_IS_HOME');
      if (!page.enabled) return ok({ revision: page.revision });
      const change = { enabled: false, updatedOn: new Date(platform.clock.now()) };
      await changeCollection(tx, site.websiteId, page.id, change, page.revision);
      return ok({ revision: page.revision + 1 });
    },
  );
}
