import type { CollectionView } from '../../content/index.ts';
import { addressParts, type ListedAddress, readAddresses } from '../../content/index.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import type { TextStream } from './send-text.ts';
import { collectionPath, type SiteStructure, structureOf } from '../lookup/structure.ts';
import { xmlText } from './xml.ts';

/** Item addresses per sitemap; the protocol's limit is 50,000, and the first also lists the pages. */
const ADDRESSES = 45_000;
const begin = '<?xml version="1.0" encoding="UTF-8"?>\n';

const partsOf = perRevision((platform, site) => addressParts(platform, site.websiteId, ADDRESSES));

/** The entries of a sitemap index; null where one sitemap is enough. */
export async function sitemapIndex(platform: Platform, site: Site): Promise<string | null> {
  const cuts = await partsOf(platform, site);
  if (cuts.length === 0) return null;
  const entries = [...cuts, null].map(
    (_cut, at) => `<sitemap><loc>${xmlText(`${site.origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${begin}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/**
 * A sitemap as a stream of entries, `number` from 1: pages and lists first, then items. Null where there is no such
 * part. Only the addresses of one statement are in memory at a time.
 */
export async function sitemapText(
  platform: Platform,
  site: Site,
  number: number,
): Promise<TextStream | null> {
  const cuts = await partsOf(platform, site);
  if (number < 1 || number > cuts.length + 1) return null;
  const part = { after: cuts[number - 2] ?? null, until: cuts[number - 1] ?? null };
  const { byUrlId, byId } = await structureOf(platform, site);
  const pages =
    number === 1 ? [...byUrlId.values()].filter((one) => isListed(one) && !isPartOfIndex(one, byId)) : [];
  return { contentType: 'application/xml; charset=utf-8', text: write(platform, site, pages, part) };
}

/** Whether a collection has a separate page that search engines may index. */
function isListed({ kind, folderBehavior, seo }: CollectionView): boolean {
  return seo.hidden !== true && (kind !== 'folder' || folderBehavior === 'index');
}

/** Whether a page is a section of an index page: the sitemap lists the index page, where visitors are sent too. */
function isPartOfIndex({ kind, parentId }: CollectionView, byId: SiteStructure['byId']): boolean {
  const parent = byId.get(parentId ?? '');
  return kind === 'page' && parent?.enabled === true && parent.kind === 'index';
}

async function* write(
  platform: Platform,
  site: Site,
  pages: readonly CollectionView[],
  part: Parameters<typeof readAddresses>[2],
): AsyncGenerator<string> {
  yield `${begin}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for (const page of pages) {
    yield entry(site, { fullUrl: collectionPath(site, page), updatedOn: page.updatedOn, pictures: [] });
  }
  for await (const addresses of readAddresses(platform, site.websiteId, part)) {
    for (const address of addresses) yield entry(site, address);
  }
  yield '</urlset>\n';
}

function entry({ origin }: Site, { fullUrl, updatedOn, pictures }: ListedAddress): string {
  const images = pictures
    .map((path) => `<image:image><image:loc>${xmlText(origin + path)}</image:loc></image:image>`)
    .join('');
  // Addresses in a sitemap are percent-encoded as in a link.
  const url = origin + encodeURI(fullUrl);
  return `<url><loc>${xmlText(url)}</loc><lastmod>${new Date(updatedOn).toISOString()}</lastmod>${images}</url>\n`;
}
