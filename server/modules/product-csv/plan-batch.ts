import { type CategoryTree, spellNames } from '@vitrine/domain/category/category-tree.ts';
import type { GivenProduct } from '@vitrine/domain/product-csv/given-product.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { ListSite } from '../../platform/lists/index.ts';
import { newSku, selectCategories } from '../catalog/index.ts';
import { picturesByIds } from '../media/index.ts';
import { findRelated, noRelated } from './related-products.ts';
import { planProduct, type ProductPlan } from './plan-product.ts';
import {
  type FoundProduct,
  selectByHandles,
  selectOwners,
  selectPages,
  selectSheets,
  type SheetProduct,
} from './repository.ts';

/** A product of a file with what importing it does, and the stored one as it is now. */
export interface Planned {
  readonly given: GivenProduct;
  readonly plan: ProductPlan;
  readonly stored: SheetProduct | null;
}

/** The stored product that each of a file's means: its id, null for none, or a sentence. */
type Matches = ReadonlyMap<GivenProduct, string | null | { readonly fault: string }>;

export async function matchProducts(
  db: Queryable,
  { websiteId }: ListSite,
  products: readonly GivenProduct[],
): Promise<Matches> {
  const handles = products.map(({ handle }) => handle).filter((handle) => handle !== '');
  const skus = products.flatMap(({ handle, variants }) => (handle === '' ? [variants[0]?.sku ?? ''] : []));
  const found = handles.length === 0 ? [] : await selectByHandles(db, websiteId, handles);
  const owners = skus.length === 0 ? new Map() : await selectOwners(db, websiteId, skus);
  return new Map(
    products.map((given) => {
      if (given.handle === '') {
        const owner = owners.get(given.variants[0]?.sku ?? '');
        return [given, owner === undefined ? null : owner.isDeleted ? inBin : owner.itemId];
      }
      return [
        given,
        matchOne(
          given,
          found.filter(({ urlId }) => urlId === given.handle),
        ),
      ];
    }),
  );
}

const inBin = { fault: 'This product is in the bin. Restore it first.' };

function matchOne(
  { page }: GivenProduct,
  found: readonly FoundProduct[],
): string | null | { readonly fault: string } {
  const [one, ...more] = page === null ? found : found.filter(({ pageUrlId }) => pageUrlId === page);
  if (one === undefined) return null;
  if (more.length > 0) {
    return {
      fault:
        'Several store pages have a product with this address. Name its page in the column “Store page”.',
    };
  }
  return one.isDeleted ? inBin : one.id;
}

/** What importing products does to the shop as it is now; `importId` is null while the file is read. */
export async function planBatch(
  db: Queryable,
  site: ListSite,
  products: readonly GivenProduct[],
  matches: Matches,
  { now, importId }: { readonly now: number; readonly importId: string | null },
): Promise<readonly Planned[]> {
  const { websiteId } = site;
  const ids = [...matches.values()].filter((match) => typeof match === 'string');
  const skus = products.flatMap(({ variants }) =>
    variants.map(({ sku }) => sku).filter((sku) => sku !== undefined),
  );
  const pictureIds = products.flatMap(({ fields }) => fields.pictureIds ?? []);
  const stored = new Map(
    (ids.length === 0 ? [] : await selectSheets(db, websiteId, ids)).map((product) => [product.id, product]),
  );
  const pages = await selectPages(db, websiteId);
  const context = {
    currency: site.settings.store.currency,
    owners: await selectOwners(db, websiteId, skus),
    pictures: new Set((await picturesByIds({ db }, websiteId, pictureIds)).keys()),
    pages,
    now,
    newId: () => newId(now),
    newSku,
  };
  const isSorted = products.some(({ fields }) => fields.categories !== undefined);
  const tree = isSorted ? await selectCategories(db, websiteId) : [];
  const related = await findRelated(
    db,
    websiteId,
    importId,
    products.map((read) => {
      const match = matches.get(read) ?? null;
      const itemId = typeof match === 'string' ? match : null;
      const page = stored.get(itemId ?? '')?.pageUrlId ?? read.page ?? [...pages.keys()][0] ?? '';
      return { given: spelled(read, tree), itemId, page };
    }),
  );
  return products.map((read, at) => {
    const match = matches.get(read) ?? null;
    const { given, ids: relatedIds, upcoming } = related[at] ?? noRelated(read);
    const its = { ...context, related: relatedIds, upcoming };
    if (match !== null && typeof match === 'object') {
      const faulty = { ...given, faults: [...given.faults, { line: given.line, text: match.fault }] };
      return { given, stored: null, plan: planProduct(faulty, null, its) };
    }
    const product = match === null ? null : (stored.get(match) ?? null);
    return { given, stored: product, plan: planProduct(given, product, its) };
  });
}

/** A product with its categories as the shop spells them. */
const spelled = (given: GivenProduct, tree: CategoryTree): GivenProduct =>
  given.fields.categories === undefined
    ? given
    : { ...given, fields: { ...given.fields, categories: spellNames(tree, given.fields.categories).names } };
