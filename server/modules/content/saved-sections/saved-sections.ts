import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { pageSection } from '@vitrine/contracts/page-document.ts';
import * as calls from '@vitrine/contracts/saved-sections.ts';
import type { ListedSection, SavedSection } from '@vitrine/contracts/saved-sections.ts';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { storingProblem } from '@vitrine/domain/page/storable-json.ts';
import { tidySection } from '@vitrine/domain/page/tidy-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockWebsite } from '../../websites/index.ts';
import { refuseField } from '../refuse-field.ts';
import { savedSections } from '../tables.ts';

const isSaved = (websiteId: string, id: string) =>
  and(eq(savedSections.websiteId, websiteId), eq(savedSections.id, id));

/** The saved sections of a website by name; of those that a later server saved, the name alone. */
export async function listSaved(platform: Platform, websiteId: string): Promise<ListedSection[]> {
  const rows = await platform.db
    .select({ id: savedSections.id, name: savedSections.name, section: savedSections.section })
    .from(savedSections)
    .where(eq(savedSections.websiteId, websiteId))
    .orderBy(asc(sql`lower(${savedSections.name})`), asc(savedSections.id))
    .limit(calls.MAX_SAVED_SECTIONS);
  return rows.map(({ id, name, section: stored }) => {
    const section = pageSection.safeParse(stored);
    return { id, name, section: section.success ? section.data : null };
  });
}

/** Saves a section as it is; half-made blocks stay so. */
export async function saveOne(
  platform: Platform,
  websiteId: string,
  { name, section: given }: { readonly name: string; readonly section: PageSection },
): Promise<Result<SavedSection, FailureOf<typeof calls.saveSection>>> {
  const problem = storingProblem([{ kind: 'insert-section', section: given, after: null }]);
  if (problem !== null) return refuseField('section', `This section cannot be saved: ${problem}`);
  const section = tidySection(given);
  if (Buffer.byteLength(JSON.stringify(section)) > calls.MAX_SAVED_KB * 1024)
    return fail('SECTION_TOO_LARGE', { params: { most: calls.MAX_SAVED_KB } });
  const now = platform.clock.now();
  const id = newId(now);
  const isSavedNow = await platform.db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId);
    const [row] = await tx
      .select({ count: count() })
      .from(savedSections)
      .where(eq(savedSections.websiteId, websiteId));
    if ((row?.count ?? 0) >= calls.MAX_SAVED_SECTIONS) return false;
    await tx.insert(savedSections).values({ websiteId, id, name, section, savedOn: new Date(now) });
    return true;
  });
  return isSavedNow
    ? ok({ id, name, section })
    : fail('SAVED_SECTION_LIMIT', { params: { most: calls.MAX_SAVED_SECTIONS } });
}

export async function renameSaved(
  platform: Platform,
  websiteId: string,
  id: string,
  name: string,
): Promise<Result<null, 'CONTENT_NOT_FOUND'>> {
  const changed = await platform.db.update(savedSections).set({ name }).where(isSaved(websiteId, id));
  return changed.rowCount === 1 ? ok(null) : fail('CONTENT_NOT_FOUND');
}

export async function deleteSaved(platform: Platform, websiteId: string, id: string): Promise<void> {
  await platform.db.delete(savedSections).where(isSaved(websiteId, id));
}
