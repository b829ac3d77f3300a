import { openBlock } from '@vitrine/blocks/registry.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/parts.ts';
import type { SharedSection } from '@vitrine/contracts/parts.ts';
import { copySection } from '@vitrine/domain/page/copy-blocks.ts';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { MAX_PARTS } from '@vitrine/domain/page/shared-sections.ts';
import { storingProblem } from '@vitrine/domain/page/storable-json.ts';
import { tidySection } from '@vitrine/domain/page/tidy-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../../platform/ids.ts';
import { notificationBarrier } from '../../../platform/notification-barrier.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bumpRevision, lockWebsite, type Site } from '../../websites/index.ts';
import { pagePath } from '../pages-admin/listed-pages.ts';
import {
  countShared,
  insertShared,
  saveDeletion,
  saveName,
  selectShared,
  selectUsages,
  type StoredPart,
  type StoredUsage,
} from './shared-repository.ts';

/** The shared sections of a website by name. Two queries. */
export async function listShared(platform: Platform, site: Site): Promise<SharedSection[]> {
  const [parts, usages] = await Promise.all([
    selectShared(platform.db, site.websiteId),
    selectUsages(platform.db, site.websiteId),
  ]);
  return parts.map((part) => withPages(site, part, usages));
}

/** One shared section with the pages on which it stands. */
export async function openShared(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<SharedSection, 'CONTENT_NOT_FOUND'>> {
  const [[part], usages] = await Promise.all([
    selectShared(platform.db, site.websiteId, id),
    selectUsages(platform.db, site.websiteId, id),
  ]);
  return part === undefined ? fail('CONTENT_NOT_FOUND') : ok(withPages(site, part, usages));
}

function withPages(site: Site, part: StoredPart, usages: readonly StoredUsage[]): SharedSection {
  return {
    ...part,
    updatedOn: new Date(part.updatedOn).toISOString(),
    pages: usages
      .filter(({ partId }) => partId === part.id)
      .map(({ id, title, urlId, isShown }) => ({
        id,
        title,
        path: pagePath(site, { id, urlId }),
        isShown,
      })),
  };
}

/**
 * Makes a copy of a section, with new ids, one that stands on many pages. It is published at once, so that the page which
 * then refers to it shows the same as before; a section that is half made is refused.
 */
export async function shareSection(
  platform: Platform,
  site: Site,
  { name, section }: { readonly name: string; readonly section: PageSection },
): Promise<Result<SharedSection, FailureOf<typeof calls.createPart>>> {
  const problems = section.blocks.flatMap(({ id, type, props }): [string, string][] => {
    const opened = openBlock(type, props);
    return opened.ok ? [] : [[id, opened.problem]];
  });
  const unstorable = storingProblem([{ kind: 'insert-section', section, after: null }]);
  if (unstorable !== null) problems.push([section.id, unstorable]);
  // By entries, since a block may be called `__proto__`.
  if (problems.length > 0) return fail('DRAFT_INCOMPLETE', { fields: Object.fromEntries(problems) });
  const now = platform.clock.now();
  const id = newId(now);
  const copy = copySection(tidySection(section), () => newId(now));
  const isAdded = await platform.db.transaction(async (tx) => {
    await lockWebsite(tx, site.websiteId);
    if ((await countShared(tx, site.websiteId)) >= MAX_PARTS) return false;
    const document = { version: 2 as const, sections: [copy] };
    await insertShared(tx, site.websiteId, { id, name, document, updatedOn: new Date(now) });
    return true;
  });
  if (!isAdded) return full();
  return ok({ id, name, hasDraft: false, updatedOn: new Date(now).toISOString(), pages: [] });
}

const full = () => fail('SHARED_SECTION_LIMIT', { params: { most: MAX_PARTS } });

export async function renameShared(
  platform: Platform,
  site: Site,
  id: string,
  name: string,
): Promise<Result<SharedSection, 'CONTENT_NOT_FOUND'>> {
  return (await saveName(platform.db, site.websiteId, id, name))
    ? openShared(platform, site, id)
    : fail('CONTENT_NOT_FOUND');
}

/** Deletes a shared section: its places are empty from then on. When it resolves, this process shows it so. */
export async function deleteShared(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<null, 'CONTENT_NOT_FOUND'>> {
  const isDeleted = await platform.db.transaction(async (tx) => {
    await lockWebsite(tx, site.websiteId);
    const isFound = await saveDeletion(tx, site.websiteId, id, new Date(platform.clock.now()));
    if (isFound) await bumpRevision(tx, site.websiteId);
    return isFound;
  });
  if (!isDeleted) return fail('CONTENT_NOT_FOUND');
  await notificationBarrier(platform);
  return ok(null);
}

/** Restores a deleted shared section in all its places. */
export async function restoreShared(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<SharedSection, FailureOf<typeof calls.restorePart>>> {
  const restored = await platform.db.transaction(
    async (tx): Promise<Result<null, FailureOf<typeof calls.restorePart>>> => {
      await lockWebsite(tx, site.websiteId);
      if ((await countShared(tx, site.websiteId)) >= MAX_PARTS) return full();
      if (!(await saveDeletion(tx, site.websiteId, id, null))) return fail('CONTENT_NOT_FOUND');
      await bumpRevision(tx, site.websiteId);
      return ok(null);
    },
  );
  if (!restored.ok) return restored;
  await notificationBarrier(platform);
  return openShared(platform, site, id);
}
