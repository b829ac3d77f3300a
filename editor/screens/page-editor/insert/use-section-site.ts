import type { ListedPage } from '@vitrine/contracts/pages.ts';
import type { SiteItem } from '@vitrine/contracts/site-items.ts';
import type { SectionList, SectionSite } from '@vitrine/blocks/sections/section-draft.ts';
import { hasMainHeading } from '@vitrine/domain/page/main-heading.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../app/client.ts';
import { useEditor } from '../use-editor.ts';

/** Pictures narrower than this are logos and icons, pixels. */
const LEAST_WIDTH = 600;
/** Pictures that sections choose from. */
const MOST_PICTURES = 24;

/** Words of addresses, in the languages of the storefront. */
const contactPage = /contact|kontakt|contacto/i;
const aboutPage = /about|story|ueber|uns\b|studio|propos|nosotros/i;

type Loaded = Omit<SectionSite, 'isFirst'>;

/** What ready sections take from the site; undefined until it is known. */
export function useSectionSite(): {
  readonly site: SectionSite | undefined;
  readonly error: Error | null;
  readonly again: () => void;
} {
  const query = useQuery({
    queryKey: ['section-site'],
    queryFn: ({ signal }) => load(signal),
    staleTime: 60_000,
  });
  const isFirst = useEditor(({ document }) => !hasMainHeading(document));
  const { data } = query;
  const site = useMemo(() => (data === undefined ? undefined : { ...data, isFirst }), [data, isFirst]);
  return { site, error: site === undefined ? query.error : null, again: () => void query.refetch() };
}

async function load(signal: AbortSignal): Promise<Loaded> {
  const [files, { pages }, sold, settings] = await Promise.all([
    client.call('GET', '/api/admin/assets', { query: { kind: 'picture' } }, signal),
    client.call('GET', '/api/admin/pages', {}, signal),
    client.call('GET', '/api/admin/site-items', { query: { kinds: 'products' } }, signal),
    client.call('GET', '/api/admin/site-settings', {}, signal),
  ]);
  const published = pages.filter(({ isPublished }) => isPublished);
  const products = fromOneShop(sold.items.filter(({ isPublished }) => isPublished));
  const shop = published.find(({ kind, title }) => kind === 'products' && title === products[0]?.listTitle);
  const { contactEmail } = settings;
  return {
    title: settings.title,
    email: contactEmail,
    address: settings.address.filter((line) => line !== '').join('\n'),
    pictures: files.assets
      .filter(({ picture }) => picture !== null && picture.width >= LEAST_WIDTH)
      .slice(0, MOST_PICTURES)
      .map(({ id }) => id),
    lists: {
      ...firstLists(published),
      ...(shop === undefined ? {} : { products: { id: shop.id, path: shop.path } }),
    },
    products: products.map(({ id }) => id),
    contact: pathLike(published, contactPage) ?? (contactEmail === '' ? '/' : `mailto:${contactEmail}`),
    about: pathLike(published, aboutPage) ?? '/',
    now: Date.now(),
  };
}

/** The items of the list that most of them are in: a shop before a page with a single product. */
function fromOneShop(items: readonly SiteItem[]): readonly SiteItem[] {
  const counts = new Map<string, number>();
  for (const { listTitle } of items) counts.set(listTitle, (counts.get(listTitle) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const title = items.find(({ listTitle }) => counts.get(listTitle) === most)?.listTitle;
  return items.filter(({ listTitle }) => listTitle === title);
}

function firstLists(pages: readonly ListedPage[]): SectionSite['lists'] {
  const lists: Partial<Record<ListedPage['kind'], SectionList>> = {};
  for (const { kind, id, path } of pages) lists[kind] ??= { id, path };
  return lists;
}

const pathLike = (pages: readonly ListedPage[], words: RegExp): string | undefined =>
  pages.find(({ kind, path }) => kind === 'page' && words.test(path))?.path;
