import type { Shelves } from '../../catalog/index.ts';
import { pathsOf } from '@vitrine/domain/tree/tree.ts';

/** Products with this tag come first elsewhere; the tag is not offered as a filter. */
const SHOWN_FIRST = 'featured';
/** Links of one level. */
const MAX_LINKS = 100;

/** A link to a part of a product list, as templates get it. */
export interface Shelf {
  readonly name: string;
  readonly url: string;
  readonly active: boolean;
  /** Categories inside it, of the selected one and those that contain it; else empty. */
  readonly children: readonly Shelf[];
}

export const tagName = (tag: string): string => tag.charAt(0).toLocaleUpperCase('en') + tag.slice(1);

const tagShelves = (
  tags: Shelves['tags'],
  selected: string | null,
  urlOf: (tag: string) => string,
): readonly Shelf[] =>
  tags
    .filter((tag) => tag !== SHOWN_FIRST || tag === selected)
    .map((tag) => ({ name: tagName(tag), url: urlOf(tag), active: tag === selected, children: [] }));

/** The top level of the categories in their order; below those on the way to the selected one, what is inside them. */
function categoryShelves(
  categories: Shelves['categories'],
  selectedId: string | null,
  urlOf: (name: string) => string,
): readonly Shelf[] {
  const open = new Set(
    pathsOf(categories)
      .get(selectedId ?? '')
      ?.map(({ id }) => id),
  );
  const inside = (parentId: string | null): readonly Shelf[] =>
    categories
      .filter((one) => one.parentId === parentId)
      .slice(0, MAX_LINKS)
      .map(({ id, name }) => ({
        name,
        url: urlOf(name),
        active: id === selectedId,
        children: open.has(id) ? inside(id) : [],
      }));
  return inside(null);
}

/** The shelves of a store page: its categories, or its tags where it has not two of these. A single one is no choice. */
export function shelvesFor(
  { tags, categories }: Shelves,
  selected: { readonly tag: string | null; readonly categoryId: string | null },
  urlOf: (by: 'category' | 'tag', value: string) => string,
): readonly Shelf[] {
  if (categories.length > 1) {
    return categoryShelves(categories, selected.categoryId, (name) => urlOf('category', name));
  }
  const byTag = tagShelves(tags, selected.tag, (tag) => urlOf('tag', tag));
  return byTag.length < 2 ? [] : byTag;
}
