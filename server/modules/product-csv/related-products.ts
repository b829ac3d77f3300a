import type { GivenProduct } from '@vitrine/domain/product-csv/given-product.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { selectAwaited } from './import-repository.ts';
import { type FoundProduct, selectByHandles } from './repository.ts';
import { relatedName } from './values.ts';

/** The products that a product of a file is shown with: their ids by the names that its `related` has. */
interface RelatedIds {
  readonly given: GivenProduct;
  readonly ids: ReadonlyMap<string, string>;
  /** Ids that products will have which the same file creates. */
  readonly upcoming: ReadonlySet<string>;
}

export const noRelated = (given: GivenProduct): RelatedIds => ({
  given,
  ids: new Map(),
  upcoming: new Set(),
});

/** A product of a file, and where it is or will be. */
interface Placed {
  readonly given: GivenProduct;
  readonly itemId: string | null;
  readonly page: string;
}

/**
 * Finds the related products that a file names: `mug` on the product's own store page, else on the only one that has
 * it; `shop/mug` on that page. While a file is read (`importId` is null), what the shop does not have is kept, since
 * the file may bring it: see `noteMissingRelated`. While it is applied, it is the product that the file will create, or
 * is left out.
 */
export async function findRelated(
  db: Queryable,
  websiteId: string,
  importId: string | null,
  products: readonly Placed[],
): Promise<readonly RelatedIds[]> {
  const names = products.flatMap(({ given, page }) =>
    (given.fields.related ?? []).map((name) => placeOf(name, page)),
  );
  if (names.length === 0) {
    return products.map(({ given }) => noRelated(given));
  }
  const handles = [...new Set(names.map(({ handle }) => handle))];
  const found = (await selectByHandles(db, websiteId, handles)).filter(({ isDeleted }) => !isDeleted);
  const awaited =
    importId === null
      ? new Map<string, string>()
      : await selectAwaited(db, { websiteId, id: importId }, names.flatMap(keysOf));
  return products.map((product) => resolve(product, found, awaited, importId === null));
}

function resolve(
  { given, itemId, page }: Placed,
  found: readonly FoundProduct[],
  awaited: ReadonlyMap<string, string>,
  isRead: boolean,
): RelatedIds {
  const ids = new Map<string, string>();
  const upcoming = new Set<string>();
  if (given.fields.related === undefined) return { given, ids, upcoming };
  const related: string[] = [];
  const missing: string[] = [];
  for (const name of given.fields.related) {
    const place = placeOf(name, page);
    const there = found.filter(({ urlId }) => urlId === place.handle);
    const one =
      there.find(({ pageUrlId }) => pageUrlId === place.page) ??
      (name.includes('/') || there.length > 1 ? undefined : there[0]);
    if (one !== undefined) {
      if (one.id === itemId) continue;
      const its = relatedName(one, page);
      ids.set(its, one.id);
      if (!related.includes(its)) related.push(its);
      continue;
    }
    const id = keysOf(place)
      .map((key) => awaited.get(key))
      .find((known) => known !== undefined);
    if (id !== undefined) {
      ids.set(name, id);
      upcoming.add(id);
    } else if (!isRead) continue;
    else missing.push(...keysOf(place));
    related.push(name);
  }
  return {
    given: {
      ...given,
      fields: { ...given.fields, related },
      ...(missing.length === 0 ? {} : { awaited: missing }),
    },
    ids,
    upcoming,
  };
}

interface Place {
  readonly page: string;
  readonly handle: string;
}

/** `shop/mug` names a store page. */
function placeOf(name: string, page: string): Place {
  const slash = name.lastIndexOf('/');
  return slash === -1
    ? { page, handle: name }
    : { page: name.slice(0, slash), handle: name.slice(slash + 1) };
}

/** The keys that the product may have in its file: with its store page, or in a file that names none. */
const keysOf = ({ page, handle }: Place): string[] => [`${page}/${handle}`, `/${handle}`];
