import { backgroundNeeds } from '@vitrine/blocks/views/section-background/section-background.tsx';
import type { PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { eq, and } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { existingAssets } from '../../media/index.ts';
import { collections, items } from '../tables.ts';
import type { PageOf } from './page-of.ts';

/** How what a section lacks is named among what blocks lack, whose ids have no colon. */
const sectionKey = (id: string): string => `section:${id}`;
/** How the picture of shared links is named there, which is one of the page's settings. */
const SHARE_PICTURE_KEY = 'seo.imageId';

/**
 * What was deleted while a page uses it outside its blocks, in an owner's words: backgrounds of sections by
 * `sectionKey`, and the page's picture for shared links. One query for the page, one for the files.
 */
export async function deletedFiles(
  db: Queryable,
  of: PageOf,
  document: PageDocument,
): Promise<ReadonlyMap<string, string>> {
  const shareId = await sharePictureOf(db, of);
  const used = document.sections.flatMap((section) => {
    const { assetIds, fileIds } = backgroundNeeds(section.background);
    return [...assetIds, ...fileIds].map((id) => ({ section, id }));
  });
  const ids = [...used.map(({ id }) => id), ...(shareId === null ? [] : [shareId])];
  const there = await existingAssets(db, of.websiteId, ids);
  const found = new Map<string, string>();
  for (const { section, id } of used)
    if (!there.has(id)) found.set(sectionKey(section.id), backgroundWords(section, id));
  if (shareId !== null && !there.has(shareId))
    found.set(SHARE_PICTURE_KEY, 'Choose another picture for shared links: this one was deleted.');
  return found;
}

function backgroundWords({ background }: PageSection, id: string): string {
  const isVideo = background?.source === 'video' && background.assetId === id;
  return isVideo
    ? 'Choose another background video: this one was deleted.'
    : 'Choose another background picture: this one was deleted.';
}

async function sharePictureOf(db: Queryable, { websiteId, pageId }: PageOf): Promise<string | null> {
  const [row] = await db
    .select({ seo: collections.seo })
    .from(collections)
    .where(and(eq(collections.websiteId, websiteId), eq(collections.id, pageId)))
    .unionAll(
      db
        .select({ seo: items.seo })
        .from(items)
        .where(and(eq(items.websiteId, websiteId), eq(items.id, pageId))),
    );
  return row?.seo.imageId ?? null;
}
