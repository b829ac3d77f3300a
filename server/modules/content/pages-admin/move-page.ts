import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/pages.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { TreePlace } from '@vitrine/domain/tree/tree.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { placedIn } from '../placed-in.ts';
import { refuseField } from '../refuse-field.ts';
import { changePage, type SeenPage } from './change-page.ts';
import { saveLevel, saveParent, selectPages } from './repository.ts';

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
      if (after !== null && at === 0) return refuseField('after', 'Choose a page that is on that level.');
      await saveParent(tx, websiteId, page.id, parentId);
      await saveLevel(tx, websiteId, level.toSpliced(at, 0, page.id));
      return ok({ revision: page.revision + 1 });
    },
  );
}
