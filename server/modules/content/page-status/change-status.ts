import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/page-status.ts';
import type { ItemStatus } from '@vitrine/domain/content/content.ts';
import { canBeScheduled, canTransition, unscheduledStatus } from '@vitrine/domain/content/content-status.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import { changePage, type SeenPage } from '../pages-admin/change-page.ts';
import { isHomePage } from '../pages-admin/listed-pages.ts';
import type { NewStatus } from '../repository.ts';
import { refuseTransition, saveStatus } from './save-status.ts';

type Revised<Call> = Promise<Result<{ readonly revision: number }, FailureOf<Call>>>;

/**
 * Gives a page a status in which visitors do not see it; the one it has already is answered alike. What was planned for
 * it is given up. The home page stays published, since visitors always need it.
 */
export function changeStatusOf(
  platform: Platform,
  site: Site,
  { to, ...seen }: SeenPage & { readonly to: Exclude<ItemStatus, 'published' | 'scheduled'> },
  actorId: string,
): Revised<typeof calls.changePageStatus> {
  return changePage<{ readonly revision: number }, 'PAGE_IS_HOME' | 'STATUS_CHANGE_REFUSED'>(
    platform,
    site,
    seen,
    async (tx, page) => {
      if (isHomePage(site, page)) return fail('PAGE_IS_HOME');
      if (page.status === to) return ok({ revision: page.revision });
      if (!canTransition(page.status, to)) return refuseTransition(page.status, to);
      const of = { websiteId: site.websiteId, pageId: page.id };
      const change = { updatedOn: new Date(platform.clock.now()) };
      await saveStatus(tx, platform, of, { from: page.status, to: { status: to }, actorId, change });
      return ok({ revision: page.revision + 1 });
    },
  );
}

/** Plans when the draft of a page is published by the clock, or changes that time. */
export function scheduleOf(
  platform: Platform,
  site: Site,
  { publishOn, ...seen }: SeenPage & { readonly publishOn: Date },
  actorId: string,
): Revised<typeof calls.schedulePage> {
  return changePage<{ readonly revision: number }, 'STATUS_CHANGE_REFUSED' | 'PUBLISH_TIME_PAST'>(
    platform,
    site,
    seen,
    async (tx, page) => {
      const { status: from } = page;
      if (!canBeScheduled(from)) return refuseTransition(from, 'scheduled');
      if (publishOn.getTime() <= platform.clock.now()) return fail('PUBLISH_TIME_PAST');
      const to: NewStatus = {
        status: from === 'published' ? 'published' : 'scheduled',
        planned: { publishOn, scheduledBy: actorId },
      };
      await saveStatus(tx, platform, { websiteId: site.websiteId, pageId: page.id }, { from, to, actorId });
      return ok({ revision: page.revision + 1 });
    },
  );
}

/** Gives up what was planned for a page, and what was wrong with the last plan. */
export function unscheduleOf(
  platform: Platform,
  site: Site,
  seen: SeenPage,
  actorId: string,
): Revised<typeof calls.unschedulePage> {
  return changePage<{ readonly revision: number }, never>(platform, site, seen, async (tx, page) => {
    const { status: from, publishOn, publishProblem } = page;
    if (publishOn === null && publishProblem === null) return ok({ revision: page.revision });
    const to = { status: unscheduledStatus(from) };
    await saveStatus(tx, platform, { websiteId: site.websiteId, pageId: page.id }, { from, to, actorId });
    return ok({ revision: page.revision + 1 });
  });
}
