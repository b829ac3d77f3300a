import type { PictureView } from '@vitrine/contracts/media.ts';
import { collectNeeds } from '@vitrine/blocks/render-document.tsx';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { brandingOf } from '@vitrine/domain/store/branding.ts';
import { getDocument, listItems } from '../../content/index.ts';
import { picturesByIds } from '../../media/index.ts';
import type { Site } from '../../websites/index.ts';
import type { FoundPage } from '../lookup/found-page.ts';
import type { PageMeta } from './head.ts';
import { pictureMeta, pictureOfFirst } from '../lookup/page-meta.ts';
import { withSharedSections } from '../lookup/shared-parts.ts';
import { mainProductList, structureOf } from '../lookup/structure.ts';

/** Products searched for the picture of a site. */
const PRODUCTS = 12;

/**
 * The facts with a picture for link previews: the page's own, else the first picture of its blocks, else that of the
 * site. The home page is the site: what the owner chose for this goes before the pictures on it.
 */
export async function withPreviewPicture(
  platform: Platform,
  site: Site,
  { facts, documents }: Pick<FoundPage, 'facts' | 'documents'>,
): Promise<PageMeta> {
  if (facts.imagePath !== null || facts.canonicalPath === null) return facts;
  const chosen = facts.canonicalPath === '/' ? await chosenPicture(platform, site) : null;
  if (chosen !== null) return { ...facts, ...pictureMeta(chosen) };
  const own = await firstPicture(
    platform,
    site,
    documents.map(({ document }) => document),
  );
  return { ...facts, ...pictureMeta(own ?? (await sitePicture(platform, site))) };
}

/** The picture that the owner chose for shared links; null for none. */
const chosenPicture = perRevision(async (platform, site): Promise<PictureView | null> => {
  const { socialId } = brandingOf(site.settings);
  if (socialId === null) return null;
  return (await picturesByIds(platform, site.websiteId, [socialId])).get(socialId) ?? null;
});

/** The picture that the owner chose, else the home page's, else that of the first product which has one. */
const sitePicture = perRevision(async (platform, site): Promise<PictureView | null> => {
  const social = await chosenPicture(platform, site);
  if (social !== null) return social;
  const structure = await structureOf(platform, site);
  const { websiteId } = site;
  const { home } = structure;
  if (home !== null) {
    const chosenId = home.seo.imageId ?? home.mainImageId;
    const chosen =
      chosenId === null ? undefined : (await picturesByIds(platform, websiteId, [chosenId])).get(chosenId);
    if (chosen !== undefined) return chosen;
    const document = home.hasDocument ? await getDocument(platform, websiteId, home.id) : null;
    const own =
      document === null
        ? null
        : await firstPicture(platform, site, [await withSharedSections(platform, websiteId, document)]);
    if (own !== null) return own;
  }
  const shop = mainProductList(structure);
  if (shop === null) return null;
  const { items } = await listItems(platform, websiteId, { collectionId: shop.id, limit: PRODUCTS });
  return pictureOfFirst(items);
});

async function firstPicture(
  platform: Platform,
  site: Site,
  documents: readonly PageDocument[],
): Promise<PictureView | null> {
  const sections = documents.flatMap((document) => document.sections);
  if (sections.length === 0) return null;
  const { timeZone } = site.settings;
  const { assetIds } = collectNeeds(
    { version: 2, sections },
    { month: null, now: platform.clock.now(), timeZone },
  );
  const pictures = await picturesByIds(platform, site.websiteId, assetIds);
  return assetIds.map((id) => pictures.get(id)).find((picture) => picture !== undefined) ?? null;
}
