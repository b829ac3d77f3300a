import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { readLink } from '@vitrine/domain/page/link-check.ts';

/** What a person chooses a link by, in the order of the choice. */
export const linkKinds = ['none', 'page', 'item', 'file', 'email', 'phone', 'web', 'anchor'] as const;
export type LinkKind = (typeof linkKinds)[number];

/**
 * The kind of a stored link. A path below a list of the site is an item; one that no page begins is typed as a web
 * address. `pages` is undefined until they are known: then a path counts as a page's.
 */
export function kindOfLink(
  href: string,
  pages: readonly Pick<ListedPage, 'path' | 'kind'>[] | undefined,
): LinkKind {
  if (href.trim() === '') return 'none';
  const { target, value } = readLink(href);
  if (target !== 'path') return target;
  if (value.startsWith('/media/')) return 'file';
  if (pages === undefined || pages.some(({ path }) => path === value)) return 'page';
  return pages.some(({ path, kind }) => hasItems.has(kind) && value.startsWith(`${path}/`)) ? 'item' : 'web';
}

const hasItems: ReadonlySet<string> = new Set<ListedPage['kind']>([
  'blog',
  'products',
  'events',
  'gallery',
  'portfolio',
  'lessons',
  'course',
]);
